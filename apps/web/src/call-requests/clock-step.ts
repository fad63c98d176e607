import { postalCodeQuestions } from '@clairmemoire/domain/postal-code'
import type { Callback, CallSlots } from '@clairmemoire/api-client/schema'
import { type OverseasClues, overseasZone } from '@clairmemoire/domain/overseas-clock'
import type { Question } from '@clairmemoire/domain/questionnaire'
import { formatTime } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  callbackIn,
  contactDetails,
  type FlowValues,
  isPartOfDay,
  localeOf,
  type PartOfDay,
  partOfDayText,
  partsOfDay,
  type Step,
  type StepValue,
} from '../form-flow/index.ts'

const clockStepId = 'clock'

export const clockTitle = msg({ id: 'call-requests.clock.title', message: 'À quel moment devons-nous appeler ?' })

export interface Callee {
  /** The contact details that contain the number of the person to be called. */
  contact: StepValue | undefined
  postalCode?: string | undefined
}

/** If people in overseas France chose a part of the day, asks which part they mean and shows the hours in both time zones (R4-41). */
export function clockSteps(i18n: I18n, offer: CallSlots, values: FlowValues, callee: Callee): Step[] {
  const label = partByBothClocks(i18n, offer, cluesOf(callee))
  if (label === undefined || !isPartOfDayInParis(offer, values)) return []
  const hint = msg({
    id: 'call-requests.clock.hint',
    message: 'Nos heures sont celles de Paris. À côté, l’heure qu’il est au numéro que vous avez donné.',
  })
  const bothWordings = (words: MessageDescriptor) => ({ self: i18n._(words), someone_else: i18n._(words) })
  const question: Question = {
    id: clockStepId,
    type: 'one_of',
    required: true,
    label: bothWordings(clockTitle),
    hint: bothWordings(hint),
    options: partsOfDay.map((part) => ({ id: part, label: bothWordings(label(part)) })),
  }
  return [{ kind: 'question', id: clockStepId, wording: 'self', question }]
}

/** The number of these steps that a missing time or telephone number may still add. */
export function possibleClockSteps(offer: CallSlots, values: FlowValues, callee: Callee): number {
  const mayNeedZone = callee.contact === undefined && overseasZone(cluesOf(callee)) === undefined
  const mayBePartOfDay =
    values['slot'] === undefined ? offer.time_zone === 'Europe/Paris' : isPartOfDayInParis(offer, values)
  return mayNeedZone && mayBePartOfDay ? 1 : 0
}

function isPartOfDayInParis(offer: CallSlots, values: FlowValues): boolean {
  return offer.time_zone === 'Europe/Paris' && callbackIn(values['slot']).kind !== 'slot'
}

/** The callback of a request; for people in overseas France, with the part of the day that they confirmed. */
export function callbackOf(values: FlowValues, callee: Callee): Callback {
  const callback = callbackIn(values['slot'])
  const meant = values[clockStepId]
  if (callback.kind === 'slot' || overseasZone(cluesOf(callee)) === undefined) return callback
  return typeof meant === 'string' && isPartOfDay(meant) ? { ...callback, part_of_day: meant } : callback
}

function cluesOf({ contact, postalCode }: Callee): OverseasClues {
  return { phone: contactDetails(contact)['phone'], postalCode }
}

/** The French postal code in answers of the trial finder; it shows whether the person lives in an overseas area. */
export function postalCodeIn(screening: FlowValues): string | undefined {
  const code = screening[postalCodeQuestions.FR]
  return typeof code === 'string' ? code : undefined
}

/** The label of a part of the day for people in overseas France; undefined for others, or if the offer is not in Paris time. */
export function partByBothClocks(
  i18n: I18n,
  offer: CallSlots,
  clues: OverseasClues,
): ((part: PartOfDay) => MessageDescriptor) | undefined {
  const zone = overseasZone(clues)
  if (zone === undefined || offer.time_zone !== 'Europe/Paris') return undefined
  return (part) => byBothClocks(i18n, part, offer, zone)
}

/** Returns for example "In the morning, 9 AM to 12 PM in Paris: from 4 AM to 7 AM there". */
function byBothClocks(i18n: I18n, part: PartOfDay, offer: CallSlots, zone: string): MessageDescriptor {
  const { morning, afternoon } = offer.hours
  const inParis = partOfDayText(i18n, part, offer)
  const there = (time: string) => formatTime(localeOf(i18n), instantInParis(offer.days[0]?.date, time), zone)
  const opens = there(part === 'afternoon' ? afternoon.opens : morning.opens)
  const closes = there(part === 'morning' ? morning.closes : afternoon.closes)
  return msg({ id: 'call-requests.clock.both', message: `${inParis} à Paris : de ${opens} à ${closes} là-bas` })
}

/** @param time a time in Paris, such as "09:00"; `date` is the first offered day, or a day in winter if no day is offered */
function instantInParis(date = '2027-01-04', time: string): string {
  const asUtc = new Date(`${date}T${time}:00Z`)
  const shown = new Date(`${asUtc.toLocaleString('sv', { timeZone: 'Europe/Paris' }).replace(' ', 'T')}Z`)
  return new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime())).toISOString()
}
