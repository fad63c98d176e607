import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Prose } from '@clairmemoire/ui/prose'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FurtherStudy } from '../finder-draft.ts'
import { groupsOf, outcomeLabel, type Wish, wishes } from './outcomes.ts'
import { StudyResult } from './study-result.tsx'

/** The number of studies that are shown unfolded. */
export const shownAtOnce = 3

const wishWords: Record<Wish, MessageDescriptor> = {
  fit: msg({ id: 'trial-finder.wish.fit', message: 'Ce qui convient le mieux' }),
  near: msg({ id: 'trial-finder.wish.near', message: 'La distance' }),
  no_puncture: msg({ id: 'trial-finder.wish.no-puncture', message: 'Pas de ponction lombaire' }),
  no_drip: msg({ id: 'trial-finder.wish.no-drip', message: 'Pas de perfusion' }),
  at_home: msg({ id: 'trial-finder.wish.at-home', message: 'Une partie à la maison' }),
  no_medicine: msg({ id: 'trial-finder.wish.no-medicine', message: 'Pas de médicament à l’étude' }),
}

/** Asks for the preference by which the studies that may suit are sorted. */
export function WishField({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { t, i18n } = useLingui()
  return (
    <ChoiceGroup
      kind="radio"
      layout="pills"
      name="wish"
      legend={t({ id: 'trial-finder.wish.label', message: 'Qu’est-ce qui compte le plus ?' })}
      options={wishes.map((id) => ({ id, label: i18n._(wishWords[id]) }))}
      value={[wish]}
      onChange={(chosen) => onChange(wishes.find((known) => known === chosen[0]) ?? 'fit')}
    />
  )
}

interface AlsoFieldProps {
  /** The next studies that may suit. */
  studies: readonly StudyAssessment[]
  chosen: readonly FurtherStudy[]
  onChange: (chosen: readonly FurtherStudy[]) => void
}

/** Lets the person choose other studies to discuss in the call about the first study. */
export function AlsoField({ studies, chosen, onChange }: AlsoFieldProps) {
  const { t } = useLingui()
  if (studies.length === 0) return null
  return (
    <ChoiceGroup
      kind="checkbox"
      layout="pills"
      name="also"
      legend={t({ id: 'trial-finder.also.label', message: 'Pendant cet appel, parler aussi de :' })}
      options={studies.map(({ trial_code: id, name }) => ({ id, label: name }))}
      value={chosen.map(({ code }) => code)}
      onChange={(codes) =>
        onChange(studies.flatMap(({ trial_code: code, name }) => (codes.includes(code) ? [{ code, name }] : [])))
      }
    />
  )
}

/** Further studies that may suit, in a disclosure that shows their number. */
export function FurtherStudies({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useLingui()
  if (count === 0) return null
  const summary = t({
    id: 'trial-finder.result.further',
    message: plural(count, {
      one: '# autre étude pourrait convenir',
      other: '# autres études pourraient convenir',
    }),
  })
  return (
    <Disclosure summary={summary}>
      <Stack>{children}</Stack>
    </Disclosure>
  )
}

interface OtherStudiesProps {
  title: ReactNode
  studies: readonly StudyAssessment[]
  respondent: 'self' | 'someone_else'
}

/** Studies that do not suit, grouped by reason and folded to keep the page short. */
export function OtherStudies({ title, studies, respondent }: OtherStudiesProps) {
  if (studies.length === 0) return null
  return (
    <Prose>
      <h2>{title}</h2>
      {groupsOf(studies).map((group) => (
        <Group key={group[0]?.trial_code} studies={group} respondent={respondent} />
      ))}
    </Prose>
  )
}

function Group({ studies, respondent }: Omit<OtherStudiesProps, 'title'>) {
  const { t, i18n } = useLingui()
  const [first] = studies
  if (first === undefined) return null
  const label = i18n._(outcomeLabel(first))
  const folded = studies.map((study) => (
    <Disclosure
      key={study.trial_code}
      summary={
        studies.length > shownAtOnce ? (
          study.name
        ) : (
          <>
            {study.name} – {label}
          </>
        )
      }
    >
      <StudyResult study={study} respondent={respondent} />
    </Disclosure>
  ))
  if (studies.length <= shownAtOnce) return folded
  const { length } = studies
  const counted = t({
    id: 'trial-finder.result.group',
    message: plural(length, { one: '# étude', other: '# études' }),
  })
  return (
    <Disclosure
      summary={
        <Trans id="trial-finder.result.group-label">
          {label} : {counted}
        </Trans>
      }
    >
      {folded}
    </Disclosure>
  )
}
