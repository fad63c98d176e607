import type { DeskKinds } from '../desk/desk-kind.ts'
import { memoryTestDeskKind } from '../features/orientation/memory-test-desk-kind.ts'
import type { MailQueue } from '../mail/queue.ts'
import { deskKindsOf } from '../requests/desk-kinds.ts'
import { requestKinds } from './request-kinds.ts'

/** Every kind of call that the clinic makes. */
export function deskKinds(mails: Pick<MailQueue, 'order'>): DeskKinds {
  const kinds = [...deskKindsOf(requestKinds, mails), memoryTestDeskKind]
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind]))
}
