// A fault that `Scripts/availability` has to find: what an app extension may not use.
import UIKit

@MainActor func application() -> UIApplication { UIApplication.shared }  // fault
