import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { MatchingAnswers } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { milesFromKilometres } from '@clairmemoire/domain/distance'
import { assessStudy, type NearestSite } from '@clairmemoire/domain/eligibility'
import { postalCodeQuestions } from '@clairmemoire/domain/postal-code'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import type { Study } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '@clairmemoire/places'
import { and, asc, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { studiesNow } from '../../../desk/studies-now.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Schedule } from '../../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../../backend.ts'
import {
  contact,
  contactRequest,
  type NewsMailRow,
  newsAlert,
  newsMail,
  studySeen,
  type NewsSelection,
} from '../news.table.ts'
import { deleteOldNews } from './delete-news.ts'

/** The schedules have the same names. */
const queues = { sending: 'tell-news', deleting: 'forget-news' }

/** Sends news once a day, when it is daytime in both countries, and deletes old news at night. Missed runs follow at the next start. */
export async function scheduleNews(schedule: Schedule, backend: Backend): Promise<void> {
  await schedule({ name: queues.sending, times: '17 16 * * *', work: () => sendCurrentNews(backend) })
  await schedule({ name: queues.deleting, times: '27 4 * * *', work: () => deleteOldNews(backend, backend.clock()) })
}

/** Sends news with the study states that the clinic entered. */
export async function sendCurrentNews(backend: Backend): Promise<void> {
  await sendNews(backend, await studiesNow(backend.database, backend.studies), backend.clock())
}

type NewsSending = Pick<Backend, 'database' | 'mails'>

/** After half a year without news, a mail says that no study opened. A text message never does. */
const silence = 182 * 24 * 3_600_000

/** The number of subscribers in one transaction. */
const batch = 100

/**
 * Queues one mail or text message to each subscriber with all opened studies that may suit them. Without any, it queues a mail twice
 * a year.
 */
export async function sendNews(backend: NewsSending, register: readonly Study[], now: Date): Promise<void> {
  await recordOpenings(backend, register, now)
  const openings = await openingsOf(backend, register)
  const silentSince = new Date(now.getTime() - silence)
  const lastOpening = new Date(Math.max(...openings.map(({ openedAt }) => openedAt.getTime()), 0))
  const isConcerned = or(lt(newsAlert.announcedUntil, lastOpening), lt(newsAlert.lastMailAt, silentSince))
  const nextAlerts = (after: string | undefined) =>
    backend.database
      .select()
      .from(newsAlert)
      .where(and(after === undefined ? undefined : gt(newsAlert.contactId, after), isConcerned))
      .orderBy(asc(newsAlert.contactId))
      .limit(batch)
  for (
    let alerts = await nextAlerts(undefined);
    alerts.length > 0;
    alerts = await nextAlerts(alerts.at(-1)?.contactId)
  ) {
    const news: ReaderNews[] = []
    for (const { contactId, selection, announcedUntil, lastMailAt } of alerts) {
      const studies = openings.filter(
        ({ study, openedAt }) => openedAt > announcedUntil && matchesSelection(study, selection),
      )
      if (studies.length > 0 || lastMailAt < silentSince) news.push({ contactId, studies })
      // The assessment of many studies takes some milliseconds. The process can answer requests in between.
      await setImmediate()
    }
    await queueMessages(backend, news, now)
  }
}

interface Opening {
  study: Study
  openedAt: Date
}

/** Returns the open studies that have opened since the first run. */
async function openingsOf({ database }: NewsSending, register: readonly Study[]): Promise<Opening[]> {
  const seen = await database.select().from(studySeen).where(isNotNull(studySeen.openedAt))
  const times = new Map(seen.map(({ code, openedAt }) => [code, openedAt]))
  return register.filter(isOpen).flatMap((study) => {
    const openedAt = times.get(study.code)
    return openedAt ? [{ study, openedAt }] : []
  })
}

interface ReaderNews {
  contactId: string
  studies: readonly Opening[]
}

/** Queues messages and records them in one transaction, so that no news is sent twice. */
async function queueMessages({ database, mails }: NewsSending, news: readonly ReaderNews[], at: Date): Promise<void> {
  if (news.length === 0) return
  await inTransaction(database, async (tx) => {
    const ids = news.map(({ contactId }) => contactId)
    // Contacts that were erased since they were read get no message.
    const locked = await tx
      .select({ id: contact.id, phone: contact.phone })
      .from(contact)
      .where(inArray(contact.id, ids))
      .orderBy(asc(contact.id))
      .for('update')
    const getsSms = new Map(locked.map(({ id, phone }) => [id, phone !== null]))
    const remaining = [...getsSms.keys()]
    const written = news
      .filter(({ contactId, studies }) =>
        studies.length > 0 ? getsSms.has(contactId) : getsSms.get(contactId) === false,
      )
      .map(({ contactId, studies }) =>
        newNewsMail(
          contactId,
          studies.map(({ study }) => study.code),
          at,
        ),
      )
    const requests = await confirmedRequests(tx, remaining)
    await tx
      .update(newsAlert)
      .set({ announcedUntil: at, lastMailAt: at })
      .where(inArray(newsAlert.contactId, remaining))
    if (written.length === 0) return
    await tx.insert(newsMail).values(written)
    await mails.enqueue(
      tx,
      written.map(({ id, contactId, studies }) => {
        const trail = requests.get(contactId)
        const opened = getsSms.get(contactId) ? 'news_opened_sms' : 'news_opened'
        const letter = studies.length > 0 ? opened : 'news_nothing'
        return { letter, subject_id: id, ...(trail !== undefined && { trail_id: trail }) }
      }),
    )
  })
}

/** Returns the last confirmed request of each contact, by the id of the contact. */
async function confirmedRequests(tx: Transaction, contactIds: string[]): Promise<ReadonlyMap<string, string>> {
  const confirmed = await tx
    .select({ id: contactRequest.id, by: contactRequest.contactId })
    .from(contactRequest)
    .where(and(inArray(contactRequest.contactId, contactIds), isNull(contactRequest.pending)))
    .orderBy(contactRequest.createdAt)
  return new Map(confirmed.map(({ id, by }) => [by, id]))
}

/**
 * Records studies that have opened: they are recruiting now, and at the last run they were not or did not exist. The first run
 * finds no openings.
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

/** Returns whether the study may suit, assessed with the stored answers as in the trial finder. */
function matchesSelection(study: Study, { locale, country, matching }: NewsSelection): boolean {
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

/** Returns both ends of the age band, so that a study for one of them is included. */
function agesIn({ age_band: band }: MatchingAnswers): readonly (number | undefined)[] {
  return band === undefined ? [undefined] : band.split('-').map(Number)
}

/** Returns whether the site is within the radius; true if the area is unknown or there is no radius. */
function isNear(nearest: NearestSite | undefined, radius: number | undefined): boolean {
  if (nearest === undefined || radius === undefined) return true
  const { kilometres, site } = nearest
  return (site.country === 'FR' ? kilometres : milesFromKilometres(kilometres)) <= radius
}

/** Returns whether the study is recruiting at one site at least. */
export function isOpen({ status, sites }: Study): boolean {
  return status === 'recruiting' && sites.some(({ recruiting }) => recruiting)
}

/** Returns a mail or text message with a new key. */
export function newNewsMail(contactId: string, studies: readonly string[], createdAt: Date): NewsMailRow {
  const capability = newCapability()
  const capabilityHash = hashOfCapability(capability)
  return { id: randomUUID(), contactId, requestId: null, capability, capabilityHash, studies: [...studies], createdAt }
}
