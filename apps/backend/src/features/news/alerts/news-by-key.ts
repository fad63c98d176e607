import type { News } from '@clairmemoire/api-client/schema'
import { unconfirmedDays } from '@clairmemoire/domain/retention'
import { desc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { listed, studiesNow } from '../../../desk/studies-now.ts'
import { dateIn } from '../../../platform/calendar/zoned-time.ts'
import { hashOfCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import type { Backend } from '../../backend.ts'
import { confirmedLists, erasePendingRequest, lockContact, type NewsList } from '../contacts.ts'
import {
  type PendingRequest,
  type ContactRequestRow,
  type ContactRow,
  contact,
  contactRequest,
  type NewsAlertRow,
  type NewsMailRow,
  newsAlert,
  newsMail,
  type NewsSelection,
} from '../news.table.ts'
import { endNews } from './delete-news.ts'
import { isOpen } from './send-news.ts'

type NewsKeyRequest = FastifyRequest<{ Params: { id: string } }>

/** This has no side effects, because mail scanners follow links. */
export function getNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const found = await newsOfKey(backend.database, params.id)
    if (found === undefined) throw new NotFound()
    return newsView(backend, found)
  }
}

/** Confirms the request of the message with this key, if it is not confirmed yet. */
export function confirmNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const { database, clock, mails } = backend
    const { request } = await readable(database, params.id)
    if (request)
      await inTransaction(database, async (tx) => {
        const confirmed = await confirmRequest(tx, request, clock())
        if (confirmed?.lists.includes('programme'))
          await mails.enqueue(
            tx,
            ['news_requested', 'news_requested_desk'].map((letter) => ({ letter, subject_id: request.id })),
          )
      })
    return newsView(backend, await readable(database, params.id))
  }
}

async function readable(database: Backend['database'], key: string) {
  const found = await newsOfKey(database, key)
  if (found === undefined) throw new NotFound()
  return found
}

/**
 * Applies a request that was confirmed. Lists and details that the request does not name stay unchanged. Returns the
 * request; undefined if it was already confirmed or erased.
 */
async function confirmRequest(
  tx: Transaction,
  { id: requestId, contactId }: Pick<ContactRequestRow, 'id' | 'contactId'>,
  at: Date,
): Promise<PendingRequest | undefined> {
  const before = await lockContact(tx, contactId)
  const [found] = await tx.select().from(contactRequest).where(eq(contactRequest.id, requestId))
  if (before === undefined || !found?.pending) return undefined
  const { pending, reference } = found
  await tx
    .update(contact)
    .set(confirmedContact(before, pending, at))
    .where(eq(contact.id, contactId))
  await tx.update(contactRequest).set({ pending: null }).where(eq(contactRequest.id, requestId))
  await tx.insert(auditEntry).values({ action: 'news_confirmed', subjectId: requestId, reference, at })
  if (pending.lists.includes('new_studies')) await storeAlert(tx, contactId, pending, at)
  return pending
}

function confirmedContact(before: ContactRow, pending: PendingRequest, at: Date): Partial<ContactRow> {
  const { locale, country, firstName, postalCode, matching, lists } = pending
  return {
    locale,
    country,
    firstName: firstName ?? before.firstName,
    postalCode: postalCode ?? before.postalCode,
    lists: [...new Set([...before.lists, ...lists])],
    ...(lists.includes('new_studies') && { matching }),
    ...(lists.includes('programme') && { programmeConfirmedAt: at }),
    updatedAt: at,
  }
}

async function storeAlert(tx: Transaction, contactId: string, pending: PendingRequest, at: Date): Promise<void> {
  const { locale, country, matching } = pending
  const selection: NewsSelection = { locale, country, matching }
  const alert = { selection, confirmedAt: at, announcedUntil: at, lastMailAt: at }
  await tx
    .insert(newsAlert)
    .values({ contactId, ...alert })
    .onConflictDoUpdate({ target: newsAlert.contactId, set: alert })
}

type StopNewsRequest = FastifyRequest<{ Params: { id: string }; Querystring: { list?: NewsList } }>

/** Ends news and erases its data. The response is the same for an unknown key. */
export function stopNews({ database, clock }: Backend) {
  return async ({ params, query }: StopNewsRequest, reply: FastifyReply): Promise<void> => {
    await inTransaction(database, async (tx) => {
      const found = await newsOfKey(tx, params.id)
      if (found !== undefined) await stop(tx, found, query.list, clock())
    })
    await reply.status(204).send()
  }
}

/** If no list is given, rejects the unconfirmed request of the message if there is one, else ends all lists. */
async function stop(tx: Transaction, found: OpenedNews, list: NewsList | undefined, at: Date): Promise<void> {
  const lists = [...confirmedLists(found.contact, found.alert).keys()]
  const isRejected = list === undefined && found.request?.pending && lists.length > 0
  if (isRejected && found.request) await erasePendingRequest(tx, found.request.id, at)
  else await endNews(tx, found.contact.id, list === undefined ? lists : [list], at)
}

/** The subscription that the key of a message opened, with the message and the request that it asks to confirm. */
interface OpenedNews {
  contact: ContactRow
  /** Null if news of studies is not confirmed. */
  alert: NewsAlertRow | null
  mail: NewsMailRow
  request: ContactRequestRow | null
}

/** Returns undefined for an unknown key, and for news that was stopped, erased or not confirmed in time. */
async function newsOfKey(database: Queries, key: string): Promise<OpenedNews | undefined> {
  const [found] = await database
    .select({ mail: newsMail, alert: newsAlert, contact, request: contactRequest })
    .from(newsMail)
    .innerJoin(contact, eq(contact.id, newsMail.contactId))
    .leftJoin(newsAlert, eq(newsAlert.contactId, newsMail.contactId))
    .leftJoin(contactRequest, eq(contactRequest.id, newsMail.requestId))
    .where(eq(newsMail.capabilityHash, hashOfCapability(key)))
  return found
}

/** Returns the studies that were sent to a contact, latest first. */
async function sentStudies(database: Queries, contactId: string): Promise<string[]> {
  const mails = await database
    .select({ studies: newsMail.studies })
    .from(newsMail)
    .where(eq(newsMail.contactId, contactId))
    .orderBy(desc(newsMail.createdAt))
  return [...new Set(mails.flatMap(({ studies }) => studies))]
}

const day = 24 * 3_600_000

/** Returns the data of the page "your news": confirmed lists, and the request that the key can confirm. */
async function newsView({ database, news, studies }: Backend, opened: OpenedNews): Promise<News> {
  const { contact, alert, request } = opened
  const sent = await sentStudies(database, contact.id)
  const open = (await studiesNow(database, studies)).filter(isOpen)
  const lists = confirmedLists(contact, alert)
  const pending = request?.pending ?? null
  const lastConfirmed = Math.max(...Array.from(lists.values(), Number))
  const expiry =
    pending && request ? request.createdAt.getTime() + unconfirmedDays * day : lastConfirmed + news.days * day
  return {
    confirmed: pending === null,
    asked: pending?.lists ?? [],
    lists: [...lists.keys()],
    country: (pending ?? contact).country,
    matched: Boolean((pending?.lists.includes('new_studies') ? pending : alert?.selection)?.matching),
    opened: sent.flatMap((code) => open.filter((study) => study.code === code)).map(listed),
    ...(contact.phone !== null && { number_ends: contact.phone.slice(-4) }),
    expires_on: dateIn('UTC', new Date(expiry)),
  }
}
