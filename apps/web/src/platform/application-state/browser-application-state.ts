import { createBrowserSealing } from '../sealing/browser-sealing.ts'
import { deviceKeyStore } from '../sealing/key-store.ts'
import type { ApplicationState } from './application-state.ts'
import { createApplicationState } from './create-application-state.ts'
import { browserStateStorage } from './state-storage.ts'

/** The application state of a real page: `localStorage["state"]`, sealed with a key in IndexedDB. */
export function createBrowserApplicationState(page: Window): ApplicationState {
  return createApplicationState({
    storage: browserStateStorage(page),
    sealing: async () => createBrowserSealing(page.crypto, deviceKeyStore()),
    now: Date.now,
  })
}
