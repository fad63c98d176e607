import { deviceTimeout } from '../timeout/device-timeout.ts'
import { createDraftIds } from './create-draft-ids.ts'
import { indexedDbDraftIdStore } from './draft-id-store.ts'
import type { DraftIds } from './draft-ids.ts'

/** Shared by the tabs of a device through IndexedDB. */
export function createBrowserDraftIds(): DraftIds {
  return createDraftIds({ store: indexedDbDraftIdStore, timeout: deviceTimeout, now: Date.now })
}
