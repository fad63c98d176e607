import { deviceTimeout } from '../timeout/device-timeout.ts'
import { createDraftIds } from './create-draft-ids.ts'
import { indexedDbDraftIdShelf } from './draft-id-shelf.ts'
import type { DraftIds } from './draft-ids.ts'

/** Shared by the tabs of a device through IndexedDB. */
export function createBrowserDraftIds(): DraftIds {
  return createDraftIds({ shelf: indexedDbDraftIdShelf, timeout: deviceTimeout, now: Date.now })
}
