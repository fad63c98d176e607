import { stateKey } from './is-anything-stored.ts'

/** Reads and writes the one text in which the site stores its state on the device. */
export interface StateStorage {
  read: () => string | undefined
  /** Returns whether the text was stored. */
  write: (text: string) => boolean
  /** Calls back with the text whenever it may have changed outside this page: another tab wrote, or the visitor returns here. */
  onExternalChange: (listener: (text: string | undefined) => void) => void
}

/** `localStorage["state"]`; if the browser blocks storage or it is full, nothing is stored, without an error. */
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
      // A page in the back/forward cache received no event meanwhile.
      page.addEventListener('pageshow', lookAgain)
      page.document.addEventListener('visibilitychange', lookAgain)
    },
  }
}

/** For the server and for tests. */
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
