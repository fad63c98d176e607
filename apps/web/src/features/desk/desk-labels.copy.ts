import type { Callback, DeskList, DeskRequest, OutcomeRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDay, formatNearMoment, formatTime, formatTimeZone } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { partOfDayLabels } from '../../form-flow/index.ts'

export const listLabels: Record<DeskList, MessageDescriptor> = {
  now: msg({ id: 'desk.list.now', message: 'À appeler maintenant' }),
  today: msg({ id: 'desk.list.today', message: 'Aujourd’hui' }),
  later: msg({ id: 'desk.list.later', message: 'Plus tard' }),
  closed: msg({ id: 'desk.list.closed', message: 'Terminées' }),
}

export const languageLabels: Record<Locale, MessageDescriptor> = {
  fr: msg({ id: 'desk.language.fr', message: 'Français' }),
  en: msg({ id: 'desk.language.en', message: 'Anglais' }),
}

export const factLabels = {
  language: msg({ id: 'desk.fact.language', message: 'Langue' }),
  needs: msg({ id: 'desk.fact.needs', message: 'À savoir' }),
  for: msg({ id: 'desk.fact.for', message: 'De la part de' }),
}

export const timeThere = msg({ id: 'desk.field.time', message: 'Heure, là-bas' })
export const personAgreed = msg({ id: 'desk.agreed', message: 'La personne a dit oui' })

type Outcome = OutcomeRequest['outcome']

export const outcomeLabels: Record<Outcome | 'cancelled' | 'withdrawn' | 'not_reached', MessageDescriptor> = {
  passed_on: msg({ id: 'desk.outcome.passed-on', message: 'Transmis à un centre de l’étude' }),
  appointment: msg({ id: 'desk.outcome.appointment', message: 'Rendez-vous pris' }),
  wants_time: msg({ id: 'desk.outcome.wants-time', message: 'À rappeler un autre jour' }),
  not_eligible: msg({ id: 'desk.outcome.not-eligible', message: 'Ne peut pas participer' }),
  not_interested: msg({ id: 'desk.outcome.not-interested', message: 'Ne souhaite pas' }),
  never_again: msg({ id: 'desk.outcome.never-again', message: 'Ne veut plus jamais être appelé' }),
  settled: msg({ id: 'desk.outcome.settled', message: 'Réponse donnée, rien à faire de plus' }),
  no_answer: msg({ id: 'desk.outcome.no-answer', message: 'Pas de réponse' }),
  busy: msg({ id: 'desk.outcome.busy', message: 'Occupé' }),
  voicemail: msg({ id: 'desk.outcome.voicemail', message: 'Message laissé sur le répondeur' }),
  wrong_number: msg({ id: 'desk.outcome.wrong-number', message: 'Mauvais numéro' }),
  cancelled: msg({ id: 'desk.outcome.cancelled', message: 'Appel annulé par la personne' }),
  withdrawn: msg({ id: 'desk.outcome.withdrawn', message: 'Accord retiré : ne pas appeler' }),
  not_reached: msg({ id: 'desk.outcome.not-reached', message: 'Pas joint, et pas d’autre moment choisi' }),
}

export const reasonLabels: Record<NonNullable<OutcomeRequest['reason']>, MessageDescriptor> = {
  time: msg({ id: 'desk.reason.time', message: 'Pas le temps' }),
  distance: msg({ id: 'desk.reason.distance', message: 'Trop loin' }),
  worry: msg({ id: 'desk.reason.worry', message: 'Trop d’inquiétude' }),
  treated_elsewhere: msg({ id: 'desk.reason.treated-elsewhere', message: 'Suivi ailleurs' }),
  other: msg({ id: 'desk.reason.other', message: 'Autre raison' }),
}

/** The time to call in the person's time zone, and also in the user's time zone if the hours differ. */
export function whenToCall(i18n: I18n, locale: Locale, call: WhenToCall): string | undefined {
  const { callback, calls_from: from, time_zone: zone, tries } = call
  if (callback === undefined) return undefined
  const theirs = callText(i18n, locale, tries > 0 && from !== null ? nextAttempt(from, zone) : callback, from)
  const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions()
  if (from === null || formatTime(locale, from, own) === formatTime(locale, from, zone)) return theirs
  const here = formatNearMoment(locale, from, own)
  return i18n._(msg({ id: 'desk.when.here', message: `${theirs}, chez nous ${here}` }))
}

type WhenToCall = Pick<DeskRequest, 'callback' | 'calls_from' | 'time_zone' | 'tries'>

/** After a missed call, the next attempt is in the half day in which `from` lies. */
function nextAttempt(from: string, timeZone: string): Callback {
  const hour = Number(
    new Intl.DateTimeFormat('sv-SE', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(from)),
  )
  return { kind: 'part_of_day', part_of_day: hour < 12 ? 'morning' : 'afternoon', time_zone: timeZone }
}

function callText(i18n: I18n, locale: Locale, callback: Callback, from: string | null): string {
  if (callback.kind === 'slot') return formatNearMoment(locale, callback.starts_at, callback.time_zone)
  const label = i18n._(partOfDayLabels[callback.part_of_day])
  // The label starts with a capital because it begins an entry in other places.
  const part = `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  const zone = formatTimeZone(locale, callback.time_zone)
  if (from === null) return i18n._(msg({ id: 'desk.call.part', message: `${part} (${zone})` }))
  const day = formatDay(locale, dayIn(from, callback.time_zone))
  return i18n._(msg({ id: 'desk.call.day', message: `${day}, ${part} (${zone})` }))
}

/** The local calendar day of an instant, such as "2027-03-08". */
export function dayIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant))
}
