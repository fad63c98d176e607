import '../study.css'
import { Check, CircleQuestionMark, Stethoscope, UserRound, X } from 'lucide'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

/**
 * Who or what decides a criterion: `person` if the visitor knows the answer, `team` if the study team checks it. The other values are
 * results of a comparison with an answer.
 */
export type CriterionMark = 'met' | 'not_met' | 'cannot_tell' | 'person' | 'team'

const drawings: Record<CriterionMark, Drawing> = {
  met: Check,
  not_met: X,
  cannot_tell: CircleQuestionMark,
  person: UserRound,
  team: Stethoscope,
}

/** Criteria of a study with their states in words; icon and colour only repeat them (WCAG 1.4.1). */
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
