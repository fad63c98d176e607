import type { Database } from '../database/connect.ts'
import type { Clinic } from './clinic.ts'
import { composeMail } from './compose.ts'
import type { Delivery } from './delivery.ts'
import { mailId } from './mail-id.ts'
import type { Send } from './sending.ts'
import { permissionToWrite } from './visitor-mail-limit.ts'

/** The mail waits because its visitor was written to within the hour. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack'
  readonly code = 'HELD_BACK'
}

/** Writes a mail when it leaves, and sends it unless its record was erased or its visitor is written to too often. */
export function sendMail(database: Database, clinic: Clinic, deliver: Delivery): Send {
  return async (order) => {
    const mail = await composeMail(database, order, clinic)
    if (mail === undefined) return
    const id = mailId(order)
    const isToVisitor = order.letter === 'call_requested' || order.letter === 'news_requested'
    const permission = isToVisitor ? await permissionToWrite(database, mail.to, id) : 'now'
    if (permission === 'later') throw new HeldBack()
    if (permission === 'now') await deliver(mail, id)
  }
}
