import { hash } from 'node:crypto'
import { mailbox } from '@clairmemoire/domain/email-address'
import type { OrderedBy } from './letter-kind.ts'

/** By which a mailbox is known again without being kept, for each kind of mail another one. */
export function hashOfMailbox(address: string, orderedBy: OrderedBy): string {
  return hash('sha256', orderedBy === 'anybody' ? mailbox(address) : `${orderedBy} ${mailbox(address)}`)
}
