// As much of Apple's C library as the sources need to be type-checked. Nothing here runs.
// What each function is like: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/index.html
// Widths of types and values of constants: https://github.com/apple-oss-distributions/xnu/tree/main/bsd/sys

typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef int pid_t;
typedef unsigned uid_t;

// Errors

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define ENFILE 23
#define EMFILE 24
#define ETXTBSY 26
#define ENOSPC 28
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define EROFS 30
#define ENOTSUP 45
#define ENOSYS 78
#define EBADF 9
#define EINVAL 22
#define EADDRINUSE 48
#define ECONNABORTED 53
#define ECONNRESET 54
#define ENOBUFS 55
#define ECONNREFUSED 61
#define EDQUOT 69

char *strerror(int);
int strncmp(const char *, const char *, size_t);

// Files

typedef unsigned short mode_t;
typedef long long off_t;

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define R_OK (1 << 2)
#define SEEK_SET 0
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  unsigned long long st_ino;
  unsigned st_uid;
  unsigned st_gid;
  int st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
};

// The name of a function, too, as on Apple's systems.
struct flock {
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
  short l_type;
  short l_whence;
};

struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};

typedef struct {
  int __dd_fd;
} DIR;

int access(const char *, int);
int close(int);
int dup(int);
int closedir(DIR *);
int fchmod(int, mode_t);
DIR *fdopendir(int);
int flock(int, int);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int fsync(int);
int ftruncate(int, off_t);
int futimens(int, const struct timespec [2]);
uid_t geteuid(void);
off_t lseek(int, off_t, int);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
DIR *opendir(const char *);
int pipe(int [2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
ssize_t read(int, void *, size_t);
struct dirent *readdir(DIR *);
char *realpath(const char *, char *);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int rmdir(const char *);
int stat(const char *, struct stat *);
int unlink(const char *);
int unlinkat(int, const char *, int);
ssize_t write(int, const void *, size_t);

// Sockets

typedef unsigned char sa_family_t;
typedef unsigned socklen_t;
typedef unsigned nfds_t;

#define AF_UNIX 1
#define AF_INET 2
#define SOCK_STREAM 1
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_LINGER 0x0080
#define SO_NOSIGPIPE 0x1022
#define SO_RCVTIMEO 0x1006
#define SO_SNDBUF 0x1001
#define SO_RCVBUF 0x1002
#define SHUT_WR 1
#define SHUT_RDWR 2
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020

struct timeval {
  time_t tv_sec;
  int tv_usec;
};

struct in_addr {
  unsigned s_addr;
};

struct sockaddr {
  unsigned char sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};

struct sockaddr_in {
  unsigned char sin_len;
  sa_family_t sin_family;
  unsigned short sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};

struct linger {
  int l_onoff;
  int l_linger;
};

struct pollfd {
  int fd;
  short events;
  short revents;
};

int accept(int, struct sockaddr *, socklen_t *);
int bind(int, const struct sockaddr *, socklen_t);
int connect(int, const struct sockaddr *, socklen_t);
int getsockname(int, struct sockaddr *, socklen_t *);
unsigned inet_addr(const char *);
int listen(int, int);
int poll(struct pollfd *, nfds_t, int);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);
int socketpair(int, int, int, int *);

// Threads, with what Apple says of null

typedef struct _opaque_pthread_t {
  long __sig;
} *pthread_t;
typedef struct {
  long __sig;
} pthread_attr_t;
typedef struct {
  long __sig;
} pthread_mutex_t;
typedef struct {
  long __sig;
} pthread_mutexattr_t;
typedef struct {
  long __sig;
} pthread_cond_t;
typedef struct {
  long __sig;
} pthread_condattr_t;

int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
int pthread_cond_broadcast(pthread_cond_t *_Nonnull);
int pthread_cond_destroy(pthread_cond_t *_Nonnull);
int pthread_cond_init(pthread_cond_t *_Nonnull, const pthread_condattr_t *_Nullable);
int pthread_cond_wait(pthread_cond_t *_Nonnull, pthread_mutex_t *_Nonnull);
int pthread_create(
  pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable, void *_Nullable (*_Nonnull)(void *_Nonnull),
  void *_Nullable);
int pthread_detach(pthread_t _Nonnull);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
pthread_t _Nonnull pthread_self(void);

// Processes and terminals

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGWINCH 28
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define TCSANOW 0
#define TCSADRAIN 1
#define TCOFLUSH 2
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100

typedef void (*sig_t)(int);
typedef unsigned sigset_t;

union __sigaction_u {
  void (*__sa_handler)(int);
};

// The name of a function, too, as on Apple's systems.
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};

typedef unsigned long tcflag_t;

struct termios {
  unsigned long c_iflag;
  unsigned long c_oflag;
  unsigned long c_cflag;
  unsigned long c_lflag;
  unsigned char c_cc[20];
  unsigned long c_ispeed;
  unsigned long c_ospeed;
};

struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

void _exit(int) __attribute__((noreturn));
void cfmakeraw(struct termios *);
void free(void *);
char *getenv(const char *);
unsigned geteuid(void);
pid_t getpid(void);
int openpty(int *, int *, char *, struct termios *, struct winsize *);
int isatty(int);
int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);
int tcflush(int, int);
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
time_t time(time_t *);
char *ttyname(int);
