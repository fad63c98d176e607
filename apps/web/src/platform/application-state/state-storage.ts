import { stateKey } from './is-anything-stored.ts'

/** Reads and writes the one text in which the site stores its state on the device. */
export interface StateStorage {
  read: () => string | undefined
  /** Returns whether the text was stored. */
  write: (text: string) => boolean
  /**
   * Calls the listener with the text whenever it may have changed outside this page: another tab wrote it, or the visitor returns to this
   * page.
   */
  onExternalChange: (listener: (text: string | undefined) => void) => void
}

/** Stores the text in `localStorage["state"]`. If the storage is blocked or full, nothing is stored and no error is thrown. */
export function browserStateStorage(page: Window): StateStorage {
  const read = () => {
    try {
      return page.localStorage.getItem(stateKey) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    write: (text) => {
      try {
        page.localStorage.setItem(stateKey, text)
        return true
      } catch {
        return false
      }
    },
    onExternalChange: (listener) => {
      const lookAgain = () => listener(read())
      page.addEventListener('storage', lookAgain)
      // A page in the back/forward cache receives no storage events, so the text is read again when it is shown.
      page.addEventListener('pageshow', lookAgain)
      page.document.addEventListener('visibilitychange', lookAgain)
    },
  }
}

/** A storage in memory, for the server and for tests. */
export function memoryStateStorage(text?: string): StateStorage {
  let saved = text
  return {
    read: () => saved,
    write: (next) => {
      saved = next
      return true
    },
    onExternalChange: () => {},
  }
}
