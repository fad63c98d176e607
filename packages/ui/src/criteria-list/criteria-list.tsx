import '../study.css'
import { Check, CircleQuestionMark, Stethoscope, UserRound, X } from 'lucide'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

/** A `person` knows it of themselves, the `team` of a study would check it; the others compare it with an answer. */
export type CriterionMark = 'met' | 'not_met' | 'cannot_tell' | 'person' | 'team'

const drawings: Record<CriterionMark, Drawing> = {
  met: Check,
  not_met: X,
  cannot_tell: CircleQuestionMark,
  person: UserRound,
  team: Stethoscope,
}

/** Conditions of a study; the state is written in words, the icon and colour only repeat it (WCAG 1.4.1). */
export function CriteriaList({ items }: { items: readonly CriteriaItem[] }) {
  return (
    <ul className="criteria-list">
      {items.map(({ id, state, stateLabel, text }, index) => (
        <li className={`criteria-list__item criteria-list__item--${state}`} key={id ?? index}>
          <Icon drawing={drawings[state]} frame="criteria-list__icon">
            <div>
              <p>{text}</p>
              {stateLabel ? <p className="criteria-list__state">{stateLabel}</p> : null}
            </div>
          </Icon>
        </li>
      ))}
    </ul>
  )
}

export interface CriteriaItem {
  id?: string
  state: CriterionMark
  stateLabel?: string
  text: ReactNode
}
