/** Under which the application state stands in `localStorage`. */
export const stateKey = 'state'

/** Whether this device remembers anything of its visitor; not even that can be told where storage is refused. */
export function isAnythingKept(page: Window): boolean {
  try {
    return page.localStorage.getItem(stateKey) !== null
  } catch {
    return false
  }
}
