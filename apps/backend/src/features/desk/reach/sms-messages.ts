import type { DeskMessage, Locale } from '@clairmemoire/api-client/schema'
import { desc, eq } from 'drizzle-orm'
import type { WaitingMail } from '../../../mail/mails-command.ts'
import { mailId } from '../../../mail/mail-jobs.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import type { RequestSmsLetter } from '../../../requests/queue-sms.ts'
import { sms, type SmsState } from '../../../sms/sms.table.ts'

const maxMessages = 500

/** Returns the text messages about a request, those of the queue included, and the answers to them, oldest first. */
export async function messagesOf(
  queries: Queries,
  requestId: string,
  waiting: readonly WaitingMail[],
  locale: Locale,
): Promise<DeskMessage[]> {
  const rows = await queries
    .select()
    .from(sms)
    .where(eq(sms.requestId, requestId))
    .orderBy(desc(sms.at))
    .limit(maxMessages)
  const texts = waiting.filter(({ by }) => by === 'sms')
  const queued = new Map(texts.map((message) => [mailId(message.order), message]))
  const stored = rows.map(({ id, letter, words, state, at }): DeskMessage => {
    const inQueue = queued.get(id)
    queued.delete(id)
    return {
      state: state === 'sending' || (state === 'failed' && inQueue) ? stateInQueue(inQueue) : state,
      at: at.toISOString(),
      ...(letter !== null && { title: titleOf(letter, locale) }),
      ...(words !== null && { words }),
    }
  })
  const unsent = [...queued.values()].map((message): DeskMessage => {
    const { order, orderedAt } = message
    return { state: stateInQueue(message), at: orderedAt.toISOString(), title: titleOf(order.letter, locale) }
  })
  const all = [...stored, ...unsent].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return all.slice(-maxMessages)
}

/** A message that the gateway has not accepted is repeated from the queue; without a job it is on its way. */
function stateInQueue(message: WaitingMail | undefined): Exclude<DeskMessage['state'], SmsState> {
  return message === undefined || message.state === 'sending' ? 'leaves' : message.state
}

function titleOf(letter: string, locale: Locale): string {
  return titles.get(letter)?.[locale] ?? letter
}

const titles: ReadonlyMap<string, Record<Locale, string>> = new Map(
  Object.entries({
    call_requested_sms: { fr: 'Demande reçue', en: 'Request received' },
    request_changed_sms: { fr: 'Appel déplacé ou annulé', en: 'Call moved or canceled' },
    call_not_reached_sms: { fr: 'Personne n’a répondu', en: 'Nobody answered' },
    call_time_closed_sms: { fr: 'Autre heure à choisir', en: 'Another time to choose' },
    call_reminder_sms: { fr: 'Rappel, la veille', en: 'Reminder, the day before' },
    call_soon_sms: { fr: 'Rappel, deux heures avant', en: 'Reminder, two hours before' },
    request_link_sms: { fr: 'Lien privé', en: 'Private link' },
  } satisfies Record<RequestSmsLetter, Record<Locale, string>>),
)
