import { createBrowserSealing } from '../sealing/browser-sealing.ts'
import { deviceKeyStore } from '../sealing/key-store.ts'
import { type ApplicationState, createApplicationState } from './application-state.ts'
import { browserStateStorage } from './state-storage.ts'

/** The application state in a browser: `localStorage["state"]`, sealed with a key in IndexedDB. */
export function createBrowserApplicationState(page: Window): ApplicationState {
  return createApplicationState({
    storage: browserStateStorage(page),
    sealing: async () => createBrowserSealing(page.crypto, deviceKeyStore()),
    now: Date.now,
  })
}
