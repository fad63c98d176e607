import type { CallSlots } from '@clairmemoire/api-client/schema'
import { isLocale } from '@clairmemoire/domain/locale'
import { formatTime } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PartOfDay } from './slot-rules.ts'

export const callMeBackLabel: MessageDescriptor = msg({
  id: 'form-flow.slot.call-me-back',
  message: 'Sans heure précise : rappelez-moi',
})

/** The parts of a day, where the hours of the desk are not known. */
export const partOfDayLabels: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'form-flow.slot.morning', message: 'Le matin' }),
  afternoon: msg({ id: 'form-flow.slot.afternoon', message: 'L’après-midi' }),
  any: msg({ id: 'form-flow.slot.any', message: 'Dans la journée' }),
}

/** A part of the day with its hours: "Le matin, de 9 h à 12 h". */
export function partOfDayText(i18n: I18n, part: PartOfDay, { hours }: Pick<CallSlots, 'hours'>): string {
  const { morning, afternoon } = hours
  const name = i18n._(partOfDayLabels[part])
  const opens = clockTime(i18n, part === 'afternoon' ? afternoon.opens : morning.opens)
  const closes = clockTime(i18n, part === 'morning' ? morning.closes : afternoon.closes)
  return i18n._(msg({ id: 'form-flow.slot.hours', message: `${name}, de ${opens} à ${closes}` }))
}

/** A time on a clock, "09:00", as it is said. */
function clockTime({ locale }: I18n, time: string): string {
  return formatTime(isLocale(locale) ? locale : 'fr', `2000-01-01T${time}:00Z`, 'UTC')
}
