import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatDay, formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'
import { nextSevenDays } from './next-seven-days.ts'

interface WeekPlanProps {
  goals: Recommendation['goals']
  locale: Locale
}

/** A week on one sheet, with a box a day to tick by hand for each goal. */
export function WeekPlan({ goals, locale }: WeekPlanProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const [days] = useState(() => nextSevenDays(new Date()))
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
      {goals.map(({ id, title, text }) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <SummaryList
        rows={days.map((day) => ({
          id: day,
          term: formatDay(locale, day),
          value: goals.map(({ id, title }) => <p key={id}>☐ {title}</p>),
        }))}
      />
    </PrintSheet>
  )
}
