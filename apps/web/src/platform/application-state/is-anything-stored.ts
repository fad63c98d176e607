/** The key of the application state in `localStorage`. */
export const stateKey = 'state'

/** Whether this device has stored state of its visitor; false if the storage is blocked. */
export function isAnythingStored(page: Window): boolean {
  try {
    return page.localStorage.getItem(stateKey) !== null
  } catch {
    return false
  }
}
