// As much of Apple's C library as the sources need to be type-checked. Nothing here runs.
// What each function is like: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/index.html
// Widths of types and values of constants: https://github.com/apple-oss-distributions/xnu/tree/main/bsd/sys

typedef unsigned short mode_t;
typedef long long off_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define ENOTDIR 20
#define EISDIR 21
#define ENOSPC 28
#define EDQUOT 69

#define O_RDWR 0x0002
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define R_OK (1 << 2)
#define SEEK_SET 0

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

int access(const char *, int);
int close(int);
int fchmod(int, mode_t);
void free(void *);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
char *realpath(const char *, char *);
int rename(const char *, const char *);
int stat(const char *, struct stat *);
char *strerror(int);
int unlink(const char *);
ssize_t write(int, const void *, size_t);
