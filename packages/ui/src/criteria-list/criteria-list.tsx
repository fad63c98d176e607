import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export type CriterionMark = 'met' | 'not_met' | 'cannot_tell' | 'info'

const icons: Record<CriterionMark, IconName> = {
  met: 'check',
  not_met: 'cross',
  cannot_tell: 'question',
  info: 'arrow',
}

/** Conditions of a study; the state is told in words, the icon and colour only repeat it (WCAG 1.4.1). */
export function CriteriaList({ items }: { items: readonly CriteriaItem[] }) {
  return (
    <ul className="criteria-list">
      {items.map(({ id, state, stateLabel, text }, index) => (
        <li className={`criteria-list__item criteria-list__item--${state}`} key={id ?? index}>
          <span className="criteria-list__icon">
            <Icon name={icons[state]} />
          </span>
          <div>
            <p>{text}</p>
            {stateLabel ? <p className="criteria-list__state">{stateLabel}</p> : null}
          </div>
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
