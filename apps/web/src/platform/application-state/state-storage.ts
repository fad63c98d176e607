import { stateKey } from './is-anything-kept.ts'

/** The one readable text that stays on the device. */
export interface StateStorage {
  read: () => string | undefined
  /** Whether the text is kept. */
  write: (text: string) => boolean
  /** Calls back with the text whenever it may have changed without this page: another tab wrote, or the visitor comes back here. */
  onExternalChange: (listener: (text: string | undefined) => void) => void
}

/** `localStorage["state"]`; a browser that refuses storage, or whose storage is full, forgets instead of failing. */
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
      // A page that the browser had put aside was told of nothing meanwhile.
      page.addEventListener('pageshow', lookAgain)
      page.document.addEventListener('visibilitychange', lookAgain)
    },
  }
}

/** For the server and for tests. */
export function memoryStateStorage(text?: string): StateStorage {
  let kept = text
  return {
    read: () => kept,
    write: (next) => {
      kept = next
      return true
    },
    onExternalChange: () => {},
  }
}
