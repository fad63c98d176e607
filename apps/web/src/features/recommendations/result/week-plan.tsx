import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatDay, formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { BlankLine, PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'

/** A sheet for one week, with boxes to tick by hand for each day of a goal. */
export function WeekPlan({ goals, locale }: { goals: Recommendation['goals']; locale: Locale }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const [days] = useState(() => nextSevenDays(new Date()))
  const [first, last] = [days[0], days.at(-1)].map((day) => formatDay(locale, day ?? ''))
  return (
    <PrintSheet
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, days[0] ?? '')}
      title={t({ id: 'recommendations.week.title', message: 'Mon plan de la semaine' })}
      note={
        <Trans id="recommendations.week.note">
          Un jour sauté n’est pas grave : on reprend le lendemain. Si un effort vous gêne ou vous fait mal, arrêtez et
          parlez-en à votre médecin.
        </Trans>
      }
      printLabel={t({ id: 'recommendations.week.print', message: 'Imprimer mon plan' })}
    >
      <p>
        <Trans id="recommendations.week.days">
          Du {first} au {last}. Cochez une case chaque fois que c’est fait.
        </Trans>
      </p>
      {goals.map(({ id, title, text, days: goalDays = days.length }) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
          {goalDays < days.length ? (
            <ChosenDays count={goalDays} />
          ) : (
            <SummaryList rows={days.map((day) => ({ id: day, term: formatDay(locale, day), value: '☐' }))} />
          )}
        </section>
      ))}
    </PrintSheet>
  )
}

/** Lines on which the person writes the chosen days by hand. */
function ChosenDays({ count }: { count: number }) {
  const { t } = useLingui()
  const blank = t({ id: 'recommendations.week.blank', message: 'Jour à écrire à la main' })
  const rows = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    term: <Trans id="recommendations.week.day">☐ Fait le</Trans>,
    value: <BlankLine>{blank}</BlankLine>,
  }))
  return <SummaryList rows={rows} />
}

/** Today and the six following days in local time, as `YYYY-MM-DD`. */
export function nextSevenDays(now: Date): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + index))
    return day.toISOString().slice(0, 10)
  })
}
