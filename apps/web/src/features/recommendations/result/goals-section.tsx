import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NotDoneNotice } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useChange } from '../recommendations.queries.ts'
import { pillarLabels } from './levels.copy.ts'
import { WeekPlan } from './week-plan.tsx'

/** The largest number of goals; according to research, people do not follow long lists. */
const maxGoals = 2

/** Lets the person choose one or two small goals, and shows a weekly plan to print. */
export function GoalsSection({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { goals, chosen_goals } = recommendation
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>(chosen_goals)
  const [error, setError] = useState<string>()
  const [isPlanShown, setPlanShown] = useState(false)
  const { failure, isPending, mutate } = useChange(site, recommendation, { onSuccess: () => setPlanShown(true) })
  const choose = (ids: readonly string[]) => {
    setChosen(ids)
    setPlanShown(false)
    setError(undefined)
  }
  const keep = () => {
    if (chosen.length === 0 || chosen.length > maxGoals) {
      setError(t({ id: 'recommendations.goals.one-or-two', message: 'Choisissez un ou deux objectifs' }))
      return
    }
    mutate({ goals: [...chosen] })
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
        <Button kind="primary" aria-disabled={isPending} onClick={() => isPending || keep()}>
          <Trans id="recommendations.goals.keep">Faire mon plan de la semaine</Trans>
        </Button>
      </Actions>
      {isPlanShown ? <WeekPlan goals={goals.filter(({ id }) => chosen.includes(id))} locale={site.locale} /> : null}
    </Prose>
  )
}
