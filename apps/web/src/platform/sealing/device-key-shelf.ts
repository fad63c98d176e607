import { deviceTimeout } from '../timeout/device-timeout.ts'
import { answeringKeyShelf } from './answering-key-shelf.ts'
import { indexedDbKeyShelf, type KeyShelf } from './key-shelf.ts'

/** Where a browser keeps the key, for as long as it answers. */
export function deviceKeyShelf(): KeyShelf {
  return answeringKeyShelf(indexedDbKeyShelf, deviceTimeout)
}
