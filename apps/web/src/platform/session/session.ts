import type { User } from '@clairmemoire/api-client/schema'
import { Store } from '@tanstack/store'

/** The session of a staff member, as a page sees it. */
export interface Session {
  values: StoredValues
  /**
   * Whether this device's flag says that somebody is logged in (R6-02); undefined until the page has read it. Only the backend knows
   * whether it is true.
   */
  isLogged: Store<boolean | undefined>
  /** The user that the backend returned to this page; never stored (R3-07). */
  user: Store<User | undefined>
}

/** A session that is never read, for the server and for stories. */
export function unknownSession(values: StoredValues = memoryValues()): Session {
  return { values, isLogged: new Store<boolean | undefined>(undefined), user: new Store<User | undefined>(undefined) }
}

/** Values by name, stored on the device or only in this page. */
interface StoredValues {
  read: (name: ValueName) => string | undefined
  write: (name: ValueName, value: string) => void
  remove: (name: ValueName) => void
}

/** The stored values of a session (R3-08). `isLogged` is "true" or "false", and informs other tabs of logins and logouts. */
type ValueName = 'accessToken' | 'isLogged' | 'userID'

/** Values that only this page has. */
function memoryValues(): StoredValues {
  const values = new Map<ValueName, string>()
  return {
    read: (name) => values.get(name),
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  }
}

/** Values stored on the device. If the storage fails, they are in this page only. */
export function storedValues(page: Window): StoredValues {
  const here = memoryValues()
  return {
    read: (name) => {
      try {
        return here.read(name) ?? page.localStorage.getItem(name) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (name, value) => {
      here.remove(name)
      try {
        page.localStorage.setItem(name, value)
      } catch {
        here.write(name, value)
      }
    },
    remove: (name) => {
      here.remove(name)
      try {
        page.localStorage.removeItem(name)
      } catch {}
    },
  }
}
