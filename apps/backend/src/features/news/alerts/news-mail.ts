import { randomUUID } from 'node:crypto'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import type { NewsMailRow } from './alert.table.ts'

/** A mail to one reader of news, with a key of its own. */
export function newNewsMail(contactId: string, studies: readonly string[], createdAt: Date): NewsMailRow {
  const capability = newCapability()
  const capabilityHash = hashOfCapability(capability)
  return { id: randomUUID(), contactId, requestId: null, capability, capabilityHash, studies: [...studies], createdAt }
}
