import type { Durations, Figures } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDuration, formatShare } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const countLabels = {
  asked: msg({ id: 'desk.studies.asked', message: 'Demandes' }),
  reached: msg({ id: 'desk.studies.reached', message: 'Personnes jointes' }),
  passed_on: msg({ id: 'desk.studies.passed-on', message: 'Transmises' }),
  included: msg({ id: 'desk.studies.included', message: 'Incluses' }),
  not: msg({ id: 'desk.studies.not', message: 'Sans suite' }),
  open: msg({ id: 'desk.studies.open', message: 'En cours' }),
} as const satisfies Record<string, MessageDescriptor>

export const weekOf = msg({ id: 'desk.studies.week', message: 'Semaine du' })

export const timeLabels = {
  first_try: msg({ id: 'desk.studies.first-try', message: 'Premier essai après' }),
  to_reached: msg({ id: 'desk.studies.to-reached', message: 'Jointes après' }),
  promise: msg({ id: 'desk.studies.promise', message: 'Dans le délai annoncé' }),
} as const satisfies Record<string, MessageDescriptor>

/** Shown instead of a duration if there is nobody to count. */
const nothing = '–'

export function durationText(
  i18n: I18n,
  locale: Locale,
  { median, ninth_decile: ninthDecile }: Omit<Durations, 'count'>,
): string {
  if (median === null || ninthDecile === null) return nothing
  const [half, most] = [median, ninthDecile].map((minutes) => formatDuration(locale, minutes))
  return i18n._(msg({ id: 'desk.studies.duration', message: `${half}, 9 sur 10 en ${most}` }))
}

export function inTimeText(locale: Locale, { kept, broken }: Figures['promise']): string {
  return formatShare(locale, kept, kept + broken) ?? nothing
}
