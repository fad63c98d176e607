import { hash } from 'node:crypto'
import { mailbox } from '@clairmemoire/domain/email-address'

/** By which a mailbox is known again without being kept. */
export function hashOfMailbox(address: string): string {
  return hash('sha256', mailbox(address))
}
