import { segmentsOf } from '@clairmemoire/domain/sms'
import type { Locale } from '@clairmemoire/domain/locale'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import { formatDay, formatNearMoment, formatTime, formatZoneBeside } from '@clairmemoire/i18n/formats'
import { partsOfDay } from '../calls/call-in-words.ts'
import type { Clinic } from '../clinic/clinic.ts'
import { dateIn } from '../platform/calendar/zoned-time.ts'
import { isForPatient } from '../requests/letters/found-mail.ts'
import { shortPrivatePage } from '../requests/letters/private-page.ts'
import type { RequestRow } from '../requests/request.table.ts'

/** The message names the sender and no subject of the request. It has at most two segments. */
const maxSegments = 2

export type SmsOccasion = 'asked' | 'changed' | 'not_reached' | 'time_closed' | 'tomorrow' | 'soon' | 'link'

interface SmsText {
  occasion: SmsOccasion
  row: RequestRow
  clinic: Clinic
  /** Null if the link has ended. */
  capability: string | null
  /** The first name is only in messages to a confirmed number, and only if there is room for it. */
  isConfirmed: boolean
}

/** Returns undefined if there is nothing to say any more. */
export function smsText({ occasion, row, clinic, capability, isConfirmed }: SmsText): string | undefined {
  const { locale, firstName } = row
  const text = texts[locale]
  const written = sentences(occasion, row)
  if (written === undefined || (occasion === 'link' && capability === null)) return undefined
  const link = capability === null ? [] : [written.action, shortPrivatePage(locale, clinic, capability)]
  const withoutName = framedSms({ locale, clinic, lines: [written.news, ...link], mayBeUnasked: occasion === 'link' })
  const withName = `${text.hello(firstName)}${withoutName}`
  const fits = isInGsm(firstName) && isPersonName(firstName) && (segmentsOf(withName) ?? Infinity) <= maxSegments
  return isConfirmed && fits ? withName : withoutName
}

interface FramedSms {
  locale: Locale
  clinic: Clinic
  lines: readonly string[]
  /** Whether anybody who knows the number could cause the message. */
  mayBeUnasked: boolean
}

/** Returns the lines after the name of the sender and before the way to stop, in the GSM 7-bit alphabet. */
export function framedSms({ locale, clinic, lines, mayBeUnasked }: FramedSms): string {
  const text = texts[locale]
  const words = [...lines, ...(mayBeUnasked ? [text.notYou] : []), text.stop].join('\n')
  return inGsm(`${text.from(clinic.name)}${words}`)
}

/** Typographic marks, which the GSM 7-bit alphabet lacks. */
const marks: Readonly<Record<string, string>> = { '\u00A0': ' ', '\u202F': ' ', '\u2060': '', '’': "'" }

/** Replaces typographic marks by plain ones, and letters outside the GSM 7-bit alphabet by letters without accent. */
function inGsm(text: string): string {
  return Array.from(text, (character) =>
    isInGsm(character) ? character : (marks[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  ).join('')
}

function isInGsm(text: string): boolean {
  return segmentsOf(text) !== undefined
}

interface Sentences {
  news: string
  /** The purpose of the link. */
  action: string
}

function sentences(occasion: SmsOccasion, row: RequestRow): Sentences | undefined {
  const text = texts[row.locale]
  const { callState } = row
  const isPromised = callState === 'promised'
  if (occasion === 'link') return text.link
  if (occasion === 'not_reached') return callState === 'not_reached' ? text.notReached : undefined
  if (isPromised) return text[occasion](timeOf(occasion, row))
  const isCancelled = callState === 'cancelled' || callState === 'withdrawn'
  return isCancelled && (occasion === 'asked' || occasion === 'changed') ? text.cancelled : undefined
}

/** The time of the call in words. If somebody else asked for a patient, it is only the day. */
function timeOf(occasion: SmsOccasion, row: RequestRow): string {
  const { locale, callback, callBy } = row
  const text = texts[locale]
  const zone = callback.time_zone
  if (callback.kind === 'part_of_day') {
    if (callback.on === undefined) return text.by(formatDay(locale, callBy))
    const day = formatDay(locale, callBy)
    return text.on(isForPatient(row) ? day : `${day}, ${partsOfDay[locale][callback.part_of_day]}`)
  }
  const at = callback.starts_at
  if (isForPatient(row)) return occasion === 'soon' ? '' : text.on(formatDay(locale, dateIn(zone, new Date(at))))
  const beside = formatZoneBeside(locale, zone)
  if (occasion === 'soon') return text.at(`${formatTime(locale, at, zone)} ${beside}`)
  return text.on(`${formatNearMoment(locale, at, zone)} ${beside}`)
}

type Texts = Record<Exclude<SmsOccasion, 'link' | 'not_reached'>, (time: string) => Sentences> &
  Record<'notReached' | 'cancelled' | 'link', Sentences> &
  Record<'on' | 'by' | 'at' | 'hello' | 'from', (words: string) => string> &
  Record<'notYou' | 'stop', string>

const texts: Record<Locale, Texts> = {
  fr: {
    hello: (firstName) => `Bonjour ${firstName}. `,
    from: (name) => `${name}\u00a0: `,
    on: (day) => ` le ${day}`,
    by: (day) => ` au plus tard le ${day}`,
    at: (time) => ` à ${time}`,
    asked: (time) => ({
      news: `votre demande d’appel est notée. Nous appelons${time}.`,
      action: 'Pour suivre, changer ou annuler\u00a0:',
    }),
    changed: (time) => ({
      news: `votre demande d’appel a changé. Nous appelons${time}.`,
      action: 'Pour suivre, changer ou annuler\u00a0:',
    }),
    cancelled: { news: 'votre appel est annulé. Nous n’appellerons pas.', action: 'Si vous changez d’avis\u00a0:' },
    notReached: {
      news: 'nous avons appelé, et personne n’a répondu.',
      action: 'Pour choisir un autre moment\u00a0:',
    },
    time_closed: (time) => ({
      news: `nous regrettons de ne pas pouvoir appeler au moment choisi. Nous appelons${time}.`,
      action: 'Pour choisir un autre moment\u00a0:',
    }),
    tomorrow: (time) => ({
      news: `rappel. Nous appelons demain,${time}.`,
      action: 'Pour changer ou annuler\u00a0:',
    }),
    soon: (time) => ({ news: `rappel. Nous appelons aujourd’hui${time}.`, action: 'Pour changer ou annuler\u00a0:' }),
    link: { news: 'voici le lien demandé.', action: 'Il ouvre votre page\u00a0:' },
    notYou: 'Si vous n’avez rien demandé, effacez ce SMS.',
    stop: 'Répondez STOP pour ne plus recevoir de SMS.',
  },
  en: {
    hello: (firstName) => `Hello ${firstName}. `,
    from: (name) => `${name}: `,
    on: (day) => ` on ${day}`,
    by: (day) => ` by ${day}`,
    at: (time) => ` at ${time}`,
    asked: (time) => ({
      news: `we have your call request. We will call${time}.`,
      action: 'To follow, change or cancel:',
    }),
    changed: (time) => ({
      news: `your call request has changed. We will call${time}.`,
      action: 'To follow, change or cancel:',
    }),
    cancelled: { news: 'your call is canceled. We will not call.', action: 'If you change your mind:' },
    notReached: { news: 'we called, and nobody answered.', action: 'To choose another time:' },
    time_closed: (time) => ({
      news: `we are sorry that we cannot call at the time you chose. We will call${time}.`,
      action: 'To choose another time:',
    }),
    tomorrow: (time) => ({ news: `reminder. We will call tomorrow,${time}.`, action: 'To change or cancel:' }),
    soon: (time) => ({ news: `reminder. We will call today${time}.`, action: 'To change or cancel:' }),
    link: { news: 'here is the link you asked for.', action: 'It opens your page:' },
    notYou: 'If you did not ask for it, delete this message.',
    stop: 'Reply STOP to get no more text messages.',
  },
}
