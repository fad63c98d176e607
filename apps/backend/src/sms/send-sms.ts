import { isMobileNumber } from '@clairmemoire/domain/is-mobile-number'
import { segmentsOf } from '@clairmemoire/domain/sms'
import { and, eq } from 'drizzle-orm'
import { isQuietHour } from '../calls/quiet-hours.ts'
import type { Clinic } from '../clinic/clinic.ts'
import { UnknownLetter } from '../mail/delivery.ts'
import { MessageDelayed } from '../mail/mail-failure.ts'
import { mailId } from '../mail/mail-jobs.ts'
import type { Send } from '../mail/queue.ts'
import { GatewayFails } from '../mail/sms-failure.ts'
import type { Database } from '../platform/database/connect.ts'
import type { SmsGateway } from './gateway.ts'
import { type SmsSettings, senderFor } from './settings.ts'
import { sms, type SmsState } from './sms.table.ts'
import type { SmsKinds } from './sms-kind.ts'
import { type Ceiling, permissionToText } from './sms-limit.ts'
import { isSmsStopped } from './sms-stops.ts'

export type SendingSettings = Pick<SmsSettings, 'sms' | 'smsCountries' | 'smsSenders' | 'smsSegmentsPerDay'>

interface SmsContext {
  clinic: Clinic
  kinds: SmsKinds
  gateway: SmsGateway
  settings: SendingSettings
  log: Ceiling['log']
  clock: () => Date
}

/** The time in which the gateway reports a message whose acceptance is unknown, in milliseconds. */
const reportTime = 10 * 60_000

/** Whether the clinic sends text messages to a number in E.164. */
export function isReached(settings: Omit<SendingSettings, 'smsSegmentsPerDay'>, number: string): boolean {
  return settings.sms === 'on' && isMobileNumber(number) && senderFor(settings, number) !== undefined
}

/**
 * Writes a text message from the current record and sends it, like `sendMail`. If the process is killed before the gateway has
 * answered, the message is sent again only if no delivery report arrives in time.
 */
export function sendSms(database: Database, { clinic, kinds, gateway, settings, log, clock }: SmsContext): Send {
  const { smsSegmentsPerDay: segmentsPerDay } = settings
  return async ({ letter, subject_id: subjectId, ...order }) => {
    const kind = kinds[letter]
    if (kind === undefined) throw new UnknownLetter()
    const id = mailId({ letter, subject_id: subjectId, ...order })
    const now = clock()
    const onSent = () => kind.onSent?.(database, subjectId) ?? Promise.resolve()
    const [earlier] = await database.select().from(sms).where(eq(sms.id, id))
    if (earlier?.state === 'sent' || earlier?.state === 'delivered') return onSent
    if (earlier?.state === 'sending' && now.getTime() - earlier.stateAt.getTime() < reportTime)
      throw new MessageDelayed()
    const written = await kind.write(database, subjectId, clinic, now)
    if (written === undefined || (await isSmsStopped(database, written.to))) return undefined
    const { to, text, zone } = written
    const from = senderFor(settings, to)
    if (from === undefined || !isReached(settings, to)) return undefined
    const segments = segmentsInGsm(text)
    const countedAs = earlier?.state === 'sending' ? `${id} after ${earlier.stateAt.getTime()}` : id
    const message = { ...written, id, countedAs, letter, segments, orderedBy: kind.orderedBy }
    const permission = isQuietHour(now, zone)
      ? 'later'
      : await permissionToText(database, message, { segmentsPerDay, log }, now)
    if (permission === 'never' || (permission === 'later' && kind.expiresSameDay)) return undefined
    if (permission === 'later') throw new MessageDelayed()
    await gateway({ id, to, from, text, segments }).catch(async (error: unknown) => {
      const mayBeSent = error instanceof GatewayFails && error.isUncertain
      if (!mayBeSent) await endSending(database, id, 'failed', clock())
      throw error
    })
    await endSending(database, id, 'sent', clock())
    return onSent
  }
}

function segmentsInGsm(text: string): number {
  const segments = segmentsOf(text)
  if (segments === undefined) throw new Error('A text message has a character outside the GSM 7-bit alphabet.')
  return segments
}

/** A delivery report may have arrived before the answer of the gateway. */
async function endSending(database: Database, id: string, state: SmsState, stateAt: Date): Promise<void> {
  await database
    .update(sms)
    .set({ state, stateAt })
    .where(and(eq(sms.id, id), eq(sms.state, 'sending')))
}
