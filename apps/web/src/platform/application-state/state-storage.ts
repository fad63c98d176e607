/** The one readable text that stays on the device. */
export interface StateStorage {
  read: () => string | undefined
  /** Whether the text is kept. */
  write: (text: string) => boolean
  /** Calls back with each text that another tab of this site writes. */
  onForeignWrite: (listener: (text: string | undefined) => void) => void
}

const key = 'state'

/** `localStorage["state"]`; a browser that refuses storage, or whose storage is full, forgets instead of failing. */
export function browserStateStorage(page: Window): StateStorage {
  return {
    read: () => {
      try {
        return page.localStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (text) => {
      try {
        page.localStorage.setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    onForeignWrite: (listener) => {
      page.addEventListener('storage', (event) => {
        if (event.key === key) listener(event.newValue ?? undefined)
      })
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
    onForeignWrite: () => {},
  }
}
