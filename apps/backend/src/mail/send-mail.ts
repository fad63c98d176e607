import type { Clinic } from '../clinic/clinic.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Delivery } from './delivery.ts'
import type { LetterKinds } from './letter.ts'
import { MailRateLimited } from './mail-failure.ts'
import { mailId } from './mail-jobs.ts'
import { isStopped, toAddress } from './mail-stop.ts'
import type { Send } from './queue.ts'
import { permissionToWrite } from './visitor-mail-limit.ts'

/** The order names a letter that this version cannot write; another one may. */
class UnknownLetter extends Error {
  override readonly name = 'UnknownLetter'
  readonly code = 'UNKNOWN_LETTER'
}

interface Post {
  clinic: Clinic
  letters: LetterKinds
  deliver: Delivery
}

/**
 * Writes a mail when it leaves, and sends it unless its record was erased, its visitor stopped it or is written to too often. What
 * has left, and no other, is followed by what follows from it.
 */
export function sendMail(database: Database, { clinic, letters, deliver }: Post): Send {
  return async (order) => {
    const kind = letters[order.letter]
    if (kind === undefined) throw new UnknownLetter()
    const mail = await kind.write(database, order.subject_id, clinic)
    if (mail === undefined || (kind.canBeStopped && (await isStopped(database, [toAddress(mail.to)], order.letter))))
      return undefined
    const id = mailId(order)
    const permission =
      kind.orderedBy === undefined || mail.isAskedByReader
        ? 'now'
        : await permissionToWrite(database, mail.to, id, kind.orderedBy)
    if (permission === 'later') throw new MailRateLimited()
    if (permission === 'never') return undefined
    await deliver(mail, id)
    return () => kind.afterLeaving?.(database, order.subject_id) ?? Promise.resolve()
  }
}
