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

/** The facts that people ask for first about a study, each with an icon beside its term. */
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

/**
 * The facts of a study in a few lines. An icon replaces each term on screen; screen readers announce the term. Terms and values are not in
 * nested elements, because Orca skips text in a nested box when it reads a whole page.
 */
export function CompactFacts({ facts }: { facts: readonly StudyFact[] }) {
  return (
    <dl className="compact-facts">
      {facts.map(({ term, value, drawing }) => (
        <div className="compact-facts__fact" key={term}>
          <dt className="visually-hidden">{term}</dt>
          <dd>
            {drawing && <Icon drawing={drawings[drawing]}>{null}</Icon>}
            {value}
          </dd>
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
