import { deviceTimeout } from '../timeout/device-timeout.ts'
import { answeringKeyStore } from './answering-key-store.ts'
import { indexedDbKeyStore, type KeyStore } from './key-store.ts'

/** Where a browser keeps the key, for as long as it answers. */
export function deviceKeyStore(): KeyStore {
  return answeringKeyStore(indexedDbKeyStore, deviceTimeout)
}
