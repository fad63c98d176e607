import { type Ledger, resultOn } from './ledger.ts'

export interface Rate {
  applicable: number
  conforming: number
  /** The number of criteria that fail on no page but were not checked on every page. */
  unseen: number
  /** The percentage of the applicable criteria that conform on all pages. */
  rate: number
  /** The percentage of the applicable criteria that conform on a page, averaged over all pages. */
  average: number
}

/** Calculates the rate with the official method; criteria that were not checked count as failed. */
export function rateOf({ criteria, pages }: Ledger): Rate {
  const table = Object.values(criteria).map((row) =>
    Object.keys(pages)
      .map((page) => resultOn(row, page))
      .map((result, index) => ({ result, index })),
  )
  const applicable = table
    .map((row) => row.filter(({ result }) => result !== 'NA'))
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ result }) => result))
  const conforming = applicable.filter((row) => row.every((result) => result === 'C'))
  const shares = Object.keys(pages).map((_, page) => {
    const column = table.map((row) => row[page]?.result).filter((result) => result !== 'NA')
    return share(column.filter((result) => result === 'C').length, column.length)
  })
  return {
    applicable: applicable.length,
    conforming: conforming.length,
    unseen: applicable.filter((row) => row.includes('NT') && !row.includes('NC')).length,
    rate: share(conforming.length, applicable.length),
    average: shares.reduce((sum, one) => sum + one, 0) / shares.length,
  }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : (part / whole) * 100
}

export type State = 'not' | 'partial' | 'total'

/**
 * Returns the legal state: total or partial compliance needs an audit with screen readers, and partial compliance needs half of the
 * criteria.
 */
export function stateOf(ledger: Ledger): State {
  const { rate } = rateOf(ledger)
  if (ledger.audit.screenReaders.length === 0 || rate < 50) return 'not'
  return rate === 100 ? 'total' : 'partial'
}
