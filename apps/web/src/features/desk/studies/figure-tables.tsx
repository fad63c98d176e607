import type { CountedReason, Figures, StudyFigures } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatNumber, formatPlainDate } from '@clairmemoire/i18n/formats'
import { BarChart } from '@clairmemoire/ui/bar-chart'
import { Comparison } from '@clairmemoire/ui/comparison'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { criterionText } from '../../../criteria/index.ts'
import { outcomeLabels, reasonLabels } from '../desk-labels.copy.ts'
import { countLabels, durationText, inTimeText, timeLabels, weekOf } from './figure-texts.ts'

const countColumns = ['asked', 'reached', 'passed_on', 'included', 'not', 'open'] as const

type NotReason = keyof Figures['not']
const notReasons = [
  'not_eligible',
  'not_interested',
  'never_again',
  'settled',
  'not_reached',
  'cancelled',
  'withdrawn',
] as const satisfies readonly NotReason[]

/** Shows the weeks as a chart and as tables, and the reasons why people were not passed on to a site. */
export function FigureTables({ locale, figures }: { locale: Locale; figures: StudyFigures }) {
  const { i18n, t } = useLingui()
  const { name, weeks, total, reasons } = figures
  // oxlint-disable-next-line unicorn/no-array-reverse -- the oldest browsers have no toReversed (ADR 0059)
  const latestFirst = [...weeks].reverse()
  const week = (monday: string | undefined) => (monday === undefined ? '' : formatPlainDate(locale, monday))
  const table = (columns: Record<string, MessageDescriptor>, cells: (figures: Figures) => string[]) => ({
    subject: i18n._(weekOf),
    columns: Object.entries(columns).map(([id, label]) => ({ id, label: i18n._(label) })),
    rows: [
      { id: 'total', term: <Trans id="desk.studies.total">En tout</Trans>, values: cells(total) },
      ...latestFirst.map((each) => ({ id: each.week, term: week(each.week), values: cells(each.figures) })),
    ],
  })
  return (
    <>
      <h2>{name}</h2>
      <BarChart
        partLabels={[i18n._(countLabels.asked), i18n._(countLabels.reached), i18n._(countLabels.passed_on)]}
        bars={weeks.map(({ week: id, figures: { asked, reached, passed_on } }) => ({
          id,
          values: [asked, reached, passed_on],
        }))}
        first={week(weeks.at(0)?.week)}
        last={week(weeks.at(-1)?.week)}
      />
      <Comparison
        caption={t({ id: 'desk.studies.weeks', message: 'Appels par semaine de la demande' })}
        {...table(countLabels, ({ not, ...figures }) => {
          const sums = { ...figures, not: Object.values(not).reduce((sum, count) => sum + count, 0) }
          return countColumns.map((column) => formatNumber(locale, sums[column]))
        })}
      />
      <h2>
        <Trans id="desk.studies.times">Combien de temps les personnes attendent</Trans>
      </h2>
      <Comparison
        caption={t({ id: 'desk.studies.times', message: 'Combien de temps les personnes attendent' })}
        {...table(timeLabels, ({ to_first_try, to_reached, promise }) => [
          durationText(i18n, locale, to_first_try),
          durationText(i18n, locale, to_reached),
          inTimeText(locale, promise),
        ])}
      />
      <h2>
        <Trans id="desk.studies.reasons">Pourquoi des appels restent sans suite</Trans>
      </h2>
      <SummaryList
        rows={notReasons.map((reason) => ({
          id: reason,
          term: i18n._(outcomeLabels[reason]),
          value: formatNumber(locale, total.not[reason]),
        }))}
      />
      <SummaryList
        rows={reasons.map((each) => ({
          id: `${each.reason} ${each.why}`,
          term: reasonText(i18n, locale, each),
          value: formatNumber(locale, each.count),
        }))}
      />
    </>
  )
}

/** A criterion that the study no longer has is shown by its id. */
function reasonText(i18n: I18n, locale: Locale, { reason, why, criterion }: CountedReason): string {
  const known = Object.entries(reasonLabels).find(([id]) => id === why)?.[1]
  if (reason === 'not_interested') return known ? i18n._(known) : why
  if (criterion) return criterionText(i18n, locale, { id: why, ...criterion })
  return why === 'other' ? i18n._(msg({ id: 'desk.field.criterion.other', message: 'Autre chose' })) : why
}
