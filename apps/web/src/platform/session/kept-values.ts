/** Values by name, of a whole device or of one page. */
export interface KeptValues {
  read: (name: ValueName) => string | undefined
  write: (name: ValueName, value: string) => void
  remove: (name: ValueName) => void
}

/** What a device keeps of a session (R3-08). `isLogged` is "true" or "false", and tells tabs of each other's logins and logouts. */
export type ValueName = 'accessToken' | 'isLogged' | 'userID'

/** For this page alone. */
export function memoryValues(): KeptValues {
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
