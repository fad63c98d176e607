import { Brain, ClipboardList, Clock, Dices, MapPin, Pill, UserRound } from 'lucide'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

const drawings = {
  age: UserRound,
  memory: Brain,
  asked: ClipboardList,
  duration: Clock,
  where: MapPin,
  kind: Pill,
  placebo: Dices,
} satisfies Record<string, Drawing>

/** A few facts at a glance, each a term and its value; a drawing repeats the term. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ term, value, drawing }) => (
        <div className={drawing ? 'fact-list__fact fact-list__fact--drawn' : 'fact-list__fact'} key={term}>
          <dt className="fact-list__term">{drawing ? <Icon drawing={drawings[drawing]}>{term}</Icon> : term}</dt>
          <dd className="fact-list__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in a few lines: the drawing stands for the term, which is read out. */
export function CompactFacts({ facts }: { facts: readonly (Fact & { drawing: FactDrawing })[] }) {
  return (
    <dl className="compact-facts">
      {facts.map(({ term, value, drawing }) => (
        <div className="compact-facts__fact" key={term}>
          <dt>
            <Icon drawing={drawings[drawing]}>
              <span className="visually-hidden">{term}</span>
            </Icon>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Fact {
  term: string
  value: ReactNode
  drawing?: FactDrawing
}

export type FactDrawing = keyof typeof drawings
