import type { Callback, CallSlots } from '@clairmemoire/api-client/schema'
import { formatDate, formatMoment, formatTime } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SlotStep, StepProblem, StepValue } from '../step.ts'
import { contactDetails } from './contact-rules.ts'
import { localeOf } from './locale-of.ts'
import { notGiven, type StepKind } from './step-kind.ts'

export const callMeBackLabel: MessageDescriptor = msg({
  id: 'form-flow.slot.call-me-back',
  message: 'Sans heure précise : appelez-moi',
})

/** The names of the parts of a day, without their hours. */
export const partOfDayLabels: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'form-flow.slot.morning', message: 'Le matin' }),
  afternoon: msg({ id: 'form-flow.slot.afternoon', message: 'L’après-midi' }),
  any: msg({ id: 'form-flow.slot.any', message: 'Dans la journée' }),
}

/** A part of the day with its hours, such as "Le matin, de 9 h à 12 h". */
export function partOfDayText(i18n: I18n, part: PartOfDay, { hours }: Pick<CallSlots, 'hours'>): string {
  const { morning, afternoon } = hours
  const name = i18n._(partOfDayLabels[part])
  const opens = clockTime(i18n, part === 'afternoon' ? afternoon.opens : morning.opens)
  const closes = clockTime(i18n, part === 'morning' ? morning.closes : afternoon.closes)
  return i18n._(msg({ id: 'form-flow.slot.hours', message: `${name}, de ${opens} à ${closes}` }))
}

/** A time such as "09:00", in words. */
function clockTime(i18n: I18n, time: string): string {
  return formatTime(localeOf(i18n), `2000-01-01T${time}:00Z`, 'UTC')
}

/** The value of "call me back" in the list of days. */
export const callMeBack = 'call-me-back'

export const partsOfDay = ['morning', 'afternoon', 'any'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** The inputs of the step; `starts_at` is an instant in UTC. */
export interface SlotChoice {
  day: string
  starts_at: string
  part_of_day: string
  time_zone: string
  /** The time zone that the person chose instead of the time zone of the offer. */
  zone?: string
  /** The key of a time held for this person. */
  hold?: string
}

export function slotChoice(value: StepValue | undefined): SlotChoice {
  const { day = '', starts_at = '', part_of_day = '', time_zone = '', zone, hold } = contactDetails(value)
  return { day, starts_at, part_of_day, time_zone, ...(zone && { zone }), ...(hold && { hold }) }
}

/** Keeps the fields of the chosen kind, with the time zone in which the times were shown. */
function readSlot({ offer }: SlotStep, entry: StepValue | undefined): Readonly<Record<string, string>> {
  const { day, starts_at, part_of_day, zone, hold } = slotChoice(entry)
  const clock = { time_zone: offer.time_zone, ...(zone && { zone }) }
  return day === callMeBack ? { day, part_of_day, ...clock } : { day, starts_at, ...clock, ...(hold && { hold }) }
}

function checkSlot({ offer }: SlotStep, value: StepValue | undefined): StepProblem[] {
  const { day, starts_at, part_of_day } = slotChoice(value)
  if (day === '') return [{ field: 'day', code: 'required' }]
  if (day === callMeBack) return isPartOfDay(part_of_day) ? [] : [{ field: 'part_of_day', code: 'required' }]
  const offered = offer.days.find(({ date }) => date === day)
  if (!offered) return [{ field: 'day', code: 'slot_unavailable' }]
  if (starts_at === '') return [{ field: 'starts_at', code: 'required' }]
  const isOffered = offered.times.some((time) => time.starts_at === starts_at)
  return isOffered ? [] : [{ field: 'starts_at', code: 'slot_unavailable' }]
}

/** The chosen time, as a field of a request body. */
export function callbackIn(value: StepValue | undefined): Callback {
  const { day, starts_at, part_of_day, time_zone, hold } = slotChoice(value)
  if (day !== callMeBack) return { kind: 'slot', starts_at, time_zone, ...(hold && { hold }) }
  return { kind: 'part_of_day', part_of_day: isPartOfDay(part_of_day) ? part_of_day : 'any', time_zone }
}

export function isPartOfDay(text: string): text is PartOfDay {
  return partsOfDay.some((part) => part === text)
}

/** Whether a field of the contract is the time of a call or a part of it, within `call` or on its own. */
export function isCallback(name: string): boolean {
  return /^(?:call\.)?callback(?:$|\.)/.test(name)
}

function slotText(i18n: I18n, { offer }: SlotStep, value: StepValue | undefined): string {
  const { day, starts_at, part_of_day, time_zone } = slotChoice(value)
  const locale = localeOf(i18n)
  if (day === callMeBack && isPartOfDay(part_of_day)) {
    const by = formatDate(locale, offer.call_by)
    const part = partOfDayText(i18n, part_of_day, offer)
    return i18n._(msg({ id: 'form-flow.check.call-back', message: `${part}, au plus tard le ${by}` }))
  }
  return starts_at === '' ? notGiven(i18n) : formatMoment(locale, starts_at, time_zone || offer.time_zone)
}

export const slotKind: StepKind<SlotStep> = {
  read: readSlot,
  check: checkSlot,
  describe: (i18n, step, value) => [
    { id: step.id, step: step.id, term: step.title, value: slotText(i18n, step, value) },
  ],
  inputOf: (_step, name) => (isCallback(name) ? 'day' : undefined),
}
