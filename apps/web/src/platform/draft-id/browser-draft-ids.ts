import { deviceTimeout } from '../timeout/silent-device.ts'
import { createDraftIds, type DraftIds, indexedDbDraftIdStore } from './draft-ids.ts'

/** Shared by the tabs of a device through IndexedDB. */
export function createBrowserDraftIds(): DraftIds {
  return createDraftIds({ store: indexedDbDraftIdStore, timeout: deviceTimeout, now: Date.now })
}
