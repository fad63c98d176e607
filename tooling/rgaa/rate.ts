import { type Ledger, resultOn } from './ledger.ts'

export interface Rate {
  applicable: number
  conforming: number
  /** Criteria that were not checked on some page, and fail on none. */
  unseen: number
  /** Percentage of the applicable criteria that conform on every page. */
  rate: number
  /** Percentage of the applicable criteria that conform, averaged over pages. */
  average: number
}

/** The official method, with unchecked criteria counted as failed. */
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

/** The legal terms: partly compliant from half of the criteria on, and only after a valid audit. */
export function stateOf(ledger: Ledger): State {
  const { rate } = rateOf(ledger)
  if (ledger.audit.screenReaders.length === 0 || rate < 50) return 'not'
  return rate === 100 ? 'total' : 'partial'
}
