import { useSyncExternalStore } from 'react'

/** `localStorage["deskKeys"]` is "off" on a device whose user switched the single keys off. */
const name = 'deskKeys'

const changes = new EventTarget()
let areOn = isStoredOn()

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

/** Switches the single keys of the desk on or off. Without storage, the choice lasts until the page is closed. */
export function switchKeys(isOn: boolean): void {
  areOn = isOn
  try {
    if (isOn) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // The choice lasts as long as the page.
  }
  changes.dispatchEvent(new Event('change'))
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(
    (changed) => {
      changes.addEventListener('change', changed)
      return () => changes.removeEventListener('change', changed)
    },
    () => areOn,
    () => true,
  )
}
