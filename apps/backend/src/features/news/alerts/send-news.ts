import { randomUUID } from 'node:crypto'
import type { MatchingAnswers } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { milesFromKilometres } from '@clairmemoire/domain/distance'
import { assessStudy, type NearestSite } from '@clairmemoire/domain/eligibility'
import { postalCodeQuestions } from '@clairmemoire/domain/postal-code'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import type { Study } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '@clairmemoire/places'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { studiesNow } from '../../../desk/studies-now.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Schedule } from '../../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../../backend.ts'
import { lockContact } from '../contacts.ts'
import { contactRequest, type NewsMailRow, newsAlert, newsMail, studySeen, type Wanted } from '../news.table.ts'
import { deleteOldNews } from './delete-news.ts'

/** Also the names of the schedules. */
const queues = { sending: 'tell-news', deleting: 'forget-news' }

/** Sends news once a day, when it is day in both countries, and deletes old news at night; missed runs are repeated at the next start. */
export async function scheduleNews(schedule: Schedule, backend: Backend): Promise<void> {
  await schedule({ name: queues.sending, times: '17 16 * * *', work: () => sendCurrentNews(backend) })
  await schedule({ name: queues.deleting, times: '27 4 * * *', work: () => deleteOldNews(backend, backend.clock()) })
}

/** With the states that the clinic entered. */
export async function sendCurrentNews(backend: Backend): Promise<void> {
  await sendNews(backend, await studiesNow(backend.database, backend.studies), backend.clock())
}

type NewsSending = Pick<Backend, 'database' | 'mails'>

/** After half a year without news a mail says that nothing opened. */
const silence = 182 * 24 * 3_600_000

/** Queues one mail to each subscriber with all opened studies that may suit them; without any, a mail twice a year. */
export async function sendNews(backend: NewsSending, register: readonly Study[], now: Date): Promise<void> {
  await recordOpenings(backend, register, now)
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
      await queueMail(
        backend,
        reader,
        studies.map(({ code }) => code),
        now,
      )
    else if (now.getTime() - writtenAt.getTime() > silence) await queueMail(backend, reader, [], now)
  }
}

/** Queues the mail and records it in one transaction, so that no news is sent twice. */
async function queueMail(
  { database, mails }: NewsSending,
  { contactId, requestId }: { contactId: string; requestId: string | undefined },
  studies: readonly string[],
  at: Date,
): Promise<void> {
  const mail = newNewsMail(contactId, studies, at)
  const letter = studies.length > 0 ? 'news_opened' : 'news_nothing'
  await inTransaction(database, async (tx) => {
    // The contact may have been erased since it was read.
    if ((await lockContact(tx, contactId)) === undefined) return
    await tx.update(newsAlert).set({ toldUntil: at, writtenAt: at }).where(eq(newsAlert.contactId, contactId))
    await tx.insert(newsMail).values(mail)
    await mails.enqueue(tx, [{ letter, subject_id: mail.id, ...(requestId && { trail_id: requestId }) }])
  })
}

/**
 * Records studies that are recruiting now and were not, or did not exist, at the last run. The first run finds no openings.
 */
async function recordOpenings(
  { database }: Pick<Backend, 'database'>,
  register: readonly Study[],
  now: Date,
): Promise<void> {
  const seen = new Map((await database.select().from(studySeen)).map((row) => [row.code, row]))
  const rows = register.map((study) => {
    const before = seen.get(study.code)
    const opens = isOpen(study) && before?.isOpen !== true && seen.size > 0
    return { code: study.code, isOpen: isOpen(study), openedAt: opens ? now : (before?.openedAt ?? null) }
  })
  const latest = { isOpen: sql`excluded.is_open`, openedAt: sql`excluded.opened_at` }
  await database.insert(studySeen).values(rows).onConflictDoUpdate({ target: studySeen.code, set: latest })
}

/** Whether the study may suit, assessed with the stored answers as in the trial finder. */
function isWanted(study: Study, { locale, country, matching }: Wanted): boolean {
  if (matching === null) return country === 'elsewhere' || study.sites.some((site) => site.country === country)
  const { area, memory_state, stage } = matching
  const answers = {
    country,
    ...(memory_state === undefined ? {} : { memory_state }),
    ...(stage === undefined ? {} : { stage }),
    ...(area === undefined || country === 'elsewhere' ? {} : { [postalCodeQuestions[country]]: area }),
  }
  return agesIn(matching).some((age) => {
    const given = age === undefined ? answers : { ...answers, age }
    const profile = profileOfAnswers(given, countryOfLocale(locale), placeOfPostalCode)
    const { outcome, nearestSite } = assessStudy(study, profile)
    return outcome !== 'no_match' && isNear(nearestSite, matching.radius)
  })
}

/** Both ends of the age band, so that a study with any of its ages is included. */
function agesIn({ age_band: band }: MatchingAnswers): readonly (number | undefined)[] {
  return band === undefined ? [undefined] : band.split('-').map(Number)
}

/** True for an unknown area or without a radius. */
function isNear(nearest: NearestSite | undefined, radius: number | undefined): boolean {
  if (nearest === undefined || radius === undefined) return true
  const { kilometres, site } = nearest
  return (site.country === 'FR' ? kilometres : milesFromKilometres(kilometres)) <= radius
}

/** Whether it is recruiting, at one site at least. */
export function isOpen({ status, sites }: Study): boolean {
  return status === 'recruiting' && sites.some(({ recruiting }) => recruiting)
}

/** A mail with a new key. */
export function newNewsMail(contactId: string, studies: readonly string[], createdAt: Date): NewsMailRow {
  const capability = newCapability()
  const capabilityHash = hashOfCapability(capability)
  return { id: randomUUID(), contactId, requestId: null, capability, capabilityHash, studies: [...studies], createdAt }
}
