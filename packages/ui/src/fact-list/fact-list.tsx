import type { ReactNode } from 'react'

/** A few facts at a glance, each a term and its value. */
export function FactList({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ term, value }) => (
        <div className="fact-list__fact" key={term}>
          <dt className="fact-list__term">{term}</dt>
          <dd className="fact-list__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
