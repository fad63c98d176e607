import type { Study } from '@clairmemoire/domain/study'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import type { Backend } from '../../backend.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { newsAlert, newsMail, studySeen } from './alert.table.ts'
import { contactRequest } from '../contact.table.ts'
import { lockContact } from '../lock-contact.ts'
import { isOpen } from './is-open.ts'
import { isWanted } from './is-wanted.ts'
import { newNewsMail } from './news-mail.ts'
import { noteOpenings } from './note-openings.ts'

type Telling = Pick<Backend, 'database' | 'mails'>

/** Half a year without a word is told, so that nobody believes to be forgotten. */
const silence = 182 * 24 * 3_600_000

/** One mail to each person whom something that opened may suit, whatever number of studies; else, twice a year, that nothing did. */
export async function tellNews(backend: Telling, register: readonly Study[], now: Date): Promise<void> {
  await noteOpenings(backend, register, now)
  const opened = await backend.database.select().from(studySeen).where(isNotNull(studySeen.openedAt))
  const alerts = await backend.database.select().from(newsAlert)
  const asked = await backend.database
    .select({ id: contactRequest.id, by: contactRequest.contactId })
    .from(contactRequest)
    .where(isNull(contactRequest.asked))
    .orderBy(contactRequest.createdAt)
  const requests = new Map(asked.map(({ id, by }) => [by, id]))
  for (const alert of alerts) {
    const { contactId, wanted, toldUntil, writtenAt } = alert
    const reader = { contactId, requestId: requests.get(contactId) }
    const codes = new Set(
      opened.filter(({ openedAt }) => openedAt !== null && openedAt > toldUntil).map(({ code }) => code),
    )
    const studies = register.filter((study) => codes.has(study.code) && isOpen(study) && isWanted(study, wanted))
    if (studies.length > 0)
      await tell(
        backend,
        reader,
        studies.map(({ code }) => code),
        now,
      )
    else if (now.getTime() - writtenAt.getTime() > silence) await tell(backend, reader, [], now)
  }
}

/** The mail, and that it was ordered, together: whatever ends this process, nobody is told the same twice. */
async function tell(
  { database, mails }: Telling,
  { contactId, requestId }: { contactId: string; requestId: string | undefined },
  studies: readonly string[],
  at: Date,
): Promise<void> {
  const mail = newNewsMail(contactId, studies, at)
  const letter = studies.length > 0 ? 'news_opened' : 'news_nothing'
  await inTransaction(database, async (tx) => {
    // Whoever was erased a moment ago is told nothing, and keeps nobody else from being told.
    if ((await lockContact(tx, contactId)) === undefined) return
    await tx.update(newsAlert).set({ toldUntil: at, writtenAt: at }).where(eq(newsAlert.contactId, contactId))
    await tx.insert(newsMail).values(mail)
    await mails.order(tx, [{ letter, subject_id: mail.id, ...(requestId && { trail_id: requestId }) }])
  })
}
