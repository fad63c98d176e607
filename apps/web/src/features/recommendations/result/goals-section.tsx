import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatDay, formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NotDoneNotice } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'
import { useChange } from '../recommendations.queries.ts'
import { pillarLabels } from './levels.copy.ts'

/** Few enough to be kept: research shows that long lists are left aside. */
const maxGoals = 2

/** One or two small things to do, and the week to print. */
export function GoalsSection({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { goals, chosen_goals } = recommendation
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>(chosen_goals)
  const [error, setError] = useState<string>()
  const [isPlanShown, setPlanShown] = useState(false)
  const { isSending, failure, change } = useChange(site, recommendation)
  const choose = (ids: readonly string[]) => {
    setChosen(ids)
    setPlanShown(false)
    setError(undefined)
  }
  const keep = async () => {
    if (chosen.length === 0 || chosen.length > maxGoals) {
      setError(t({ id: 'recommendations.goals.one-or-two', message: 'Choisissez un ou deux objectifs' }))
      return
    }
    if (await change({ goals: [...chosen] })) setPlanShown(true)
  }
  return (
    <Prose>
      <ChoiceGroup
        kind="checkbox"
        name="goals"
        legend={t({ id: 'recommendations.goals.legend', message: 'Choisissez un ou deux objectifs, pas plus' })}
        hint={t({
          id: 'recommendations.goals.hint',
          message: 'Mieux vaut un petit objectif tenu qu’une longue liste. Vous pourrez en changer.',
        })}
        error={error}
        options={goals.map(({ id, pillar, title, text }) => ({
          id,
          label: title,
          hint: (
            <>
              {i18n._(pillarLabels[pillar])} – {text}
            </>
          ),
        }))}
        value={chosen}
        onChange={choose}
      />
      <NotDoneNotice failure={failure} />
      <Actions>
        <Button kind="primary" aria-disabled={isSending} onClick={() => void (isSending || keep())}>
          <Trans id="recommendations.goals.keep">Faire mon plan de la semaine</Trans>
        </Button>
      </Actions>
      {isPlanShown ? <WeekPlan goals={goals.filter(({ id }) => chosen.includes(id))} locale={site.locale} /> : null}
    </Prose>
  )
}

interface WeekPlanProps {
  goals: Recommendation['goals']
  locale: Locale
}

/** A week on one sheet, with a box a day to tick by hand for each goal. */
function WeekPlan({ goals, locale }: WeekPlanProps) {
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

/** The day of this moment where the reader is and the six after it, `YYYY-MM-DD`. */
export function nextSevenDays(now: Date): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + index))
    return day.toISOString().slice(0, 10)
  })
}
