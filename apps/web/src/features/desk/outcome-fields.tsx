import type { DeskRecord, OutcomeRequest } from '@clairmemoire/api-client/schema'
import { isWeekend } from '@clairmemoire/domain/calendar-date'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDay } from '@clairmemoire/i18n/formats'
import { FieldRow, SelectField } from '@clairmemoire/ui/desk-controls'
import { Notice } from '@clairmemoire/ui/notice'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { criterionText } from '../../criteria/index.ts'
import { partOfDayLabels, partsOfDay } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { dayIn, reasonLabels, timeThere } from './desk-labels.copy.ts'
import { Told } from './reach/ways.tsx'
import { SiteField } from './site-field.tsx'

type Outcome = OutcomeRequest['outcome']

/** The details that an outcome requires. */
export type ChosenFields = Pick<OutcomeRequest, 'site' | 'day' | 'time' | 'part_of_day' | 'criterion' | 'reason'>

interface OutcomeFieldsProps {
  site: SiteContext
  record: DeskRecord
  outcome: Outcome
  fields: ChosenFields
  onChange: (fields: ChosenFields) => void
}

/** Fields for the details that an outcome requires. */
export function OutcomeFields({ site, record, outcome, fields, onChange }: OutcomeFieldsProps) {
  const { i18n, t } = useLingui()
  const set = (name: keyof ChosenFields) => (value: string) => {
    const { [name]: _, ...others } = fields
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  const choose = t({ id: 'desk.choose', message: 'Choisir' })
  const select = (name: keyof ChosenFields, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      value={fields[name] ?? ''}
      options={[{ value: '', label: choose }, ...options.map(([value, text]) => ({ value, label: text }))]}
      onChange={set(name)}
    />
  )
  const days = nextDays(site.locale, record.read_at, record.request.time_zone)
  const dayLabel = t({ id: 'desk.field.day', message: 'Jour' })
  switch (outcome) {
    case 'passed_on':
      return <SiteField sites={record.study?.sites ?? []} value={fields.site ?? ''} onChange={set('site')} />
    case 'appointment':
      return (
        <FieldRow>
          {select('day', dayLabel, days)}
          {select('time', i18n._(timeThere), halfHours)}
        </FieldRow>
      )
    case 'wants_time':
      return (
        <>
          <FieldRow>
            {select(
              'day',
              dayLabel,
              days.filter(([date]) => !isWeekend(date)),
            )}
            {select(
              'part_of_day',
              t({ id: 'desk.field.part', message: 'Moment' }),
              partsOfDay.map((part) => [part, i18n._(partOfDayLabels[part])]),
            )}
          </FieldRow>
          <Told record={record} outcome={outcome} />
        </>
      )
    case 'not_eligible':
      return select('criterion', t({ id: 'desk.field.criterion', message: 'Ce qui ne convient pas' }), [
        ...(record.study?.criteria ?? []).map(
          (criterion) => [criterion.id, criterionText(i18n, site.locale, criterion)] as const,
        ),
        ['other', i18n._(msg({ id: 'desk.field.criterion.other', message: 'Autre chose' }))],
      ])
    case 'not_interested':
      return select(
        'reason',
        t({ id: 'desk.field.reason', message: 'Raison (si la personne la dit)' }),
        Object.entries(reasonLabels).map(([reason, label]) => [reason, i18n._(label)]),
      )
    case 'never_again':
      return (
        <Notice tone="warning">
          <p>
            <Trans id="desk.never-again">L’accord pour être appelé est retiré, et plus aucun rappel ne part.</Trans>
          </p>
        </Notice>
      )
    case 'wrong_number':
      return <Told record={record} outcome={outcome} isToChoose />
    case 'settled':
    case 'no_answer':
    case 'busy':
    case 'voicemail':
    default:
      return null
  }
}

const daysAhead = 42

/** The days from today in a time zone, as values and labels. */
export function nextDays(locale: Locale, readAt: string, timeZone: string): [string, string][] {
  const today = Date.parse(`${dayIn(readAt, timeZone)}T12:00Z`)
  return Array.from({ length: daysAhead }, (_, index) => {
    const day = new Date(today + index * 24 * 3_600_000).toISOString().slice(0, 10)
    return [day, formatDay(locale, day)]
  })
}

/** The times from 8:00 to 19:00, every half hour. */
const halfHours = Array.from({ length: 23 }, (_, index): [string, string] => {
  const minutes = 8 * 60 + index * 30
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return [time, time]
})
