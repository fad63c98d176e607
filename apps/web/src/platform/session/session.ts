import type { User } from '@clairmemoire/api-client/schema'
import { Store } from '@tanstack/store'

/** The session of somebody of the clinic, as a page sees it. */
export interface Session {
  values: KeptValues
  /** Whether this device says that somebody is logged in (R6-02); undefined until the page looked. What is true the backend alone knows. */
  isLogged: Store<boolean | undefined>
  /** Who, as the backend said on this page; no storage has it (R3-07). */
  user: Store<User | undefined>
}

/** Nobody has looked; for the server and for stories it stays so. */
export function unknownSession(values: KeptValues = memoryValues()): Session {
  return { values, isLogged: new Store<boolean | undefined>(undefined), user: new Store<User | undefined>(undefined) }
}

/** Values by name, of a whole device or of one page. */
interface KeptValues {
  read: (name: ValueName) => string | undefined
  write: (name: ValueName, value: string) => void
  remove: (name: ValueName) => void
}

/** What a device keeps of a session (R3-08). `isLogged` is "true" or "false", and tells tabs of each other's logins and logouts. */
type ValueName = 'accessToken' | 'isLogged' | 'userID'

/** For this page alone. */
function memoryValues(): KeptValues {
  const values = new Map<ValueName, string>()
  return {
    read: (name) => values.get(name),
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  }
}

/** Of the device; where it keeps nothing, of this page alone. */
export function storedValues(page: Window): KeptValues {
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
