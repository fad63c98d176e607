import { Brain, ClipboardList, Clock, Dices, MapPin, Pill, UserRound } from 'lucide'
import type { ReactNode } from 'react'
import { FactList } from '../fact-list/fact-list.tsx'
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

export type FactDrawing = keyof typeof drawings

/** What people ask first of a study, each with a drawing of its term. */
export function StudyFacts({ facts }: { facts: readonly StudyFact[] }) {
  return (
    <FactList
      facts={facts.map(({ drawing, ...fact }) => ({
        ...fact,
        drawing: drawing && <Icon drawing={drawings[drawing]}>{null}</Icon>,
      }))}
    />
  )
}

/** The same in a few lines: the drawing stands for the term, which is read out. */
export function CompactFacts({ facts }: { facts: readonly StudyFact[] }) {
  return (
    <dl className="compact-facts">
      {facts.map(({ term, value, drawing }) => (
        <div className="compact-facts__fact" key={term}>
          <dt>
            {drawing && <Icon drawing={drawings[drawing]}>{null}</Icon>}
            <span className="visually-hidden">{term}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface StudyFact {
  term: string
  value: ReactNode
  drawing?: FactDrawing
}
