import type { ReactNode } from 'react'

/** A list of a few facts, each with a term and a value; a `drawing` is shown beside both. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ term, value, drawing }) => (
        <div className={drawing ? 'fact-list__fact fact-list__fact--drawn' : 'fact-list__fact'} key={term}>
          <dt className="fact-list__term">
            {drawing}
            {term}
          </dt>
          <dd className="fact-list__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface Fact {
  term: string
  value: ReactNode
  drawing?: ReactNode
}
