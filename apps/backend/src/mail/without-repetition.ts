import type { MailOrder } from './order.ts'

export type Send = (order: MailOrder, id: string) => Promise<void>

/** More than can be on their way while the database is away. */
const remembered = 1_000

/** A mail that left, but whose job could not be settled because the database was away, comes again and does not leave again. */
export function withoutRepetition(send: Send): Send {
  const sent = new Set<string>()
  return async (order, id) => {
    if (sent.has(id)) return
    await send(order, id)
    sent.add(id)
    const [oldest] = sent
    if (sent.size > remembered && oldest !== undefined) sent.delete(oldest)
  }
}
