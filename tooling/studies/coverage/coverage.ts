import { Refusal } from '../refusal.ts'
import { type Expressed, type Expression, expressionsOf } from './expressed.ts'
import type { LabelledRow } from './table-of-labels.ts'

export interface CoveredRow extends LabelledRow {
  expressions: readonly Expression[]
  /** Every kind of the row has a criterion. */
  isExpressed: boolean
  /** Some answers decide the criterion; with others the study team has to decide. */
  isPartlyForTeam: boolean
}

/** Returns the rows that a person can answer, each with its expression. Throws if a row has an unknown kind. */
export function coverage(rows: readonly LabelledRow[], expressed: Expressed): CoveredRow[] {
  const unknown = rows.flatMap(({ line, kinds }) =>
    kinds.length === 0
      ? [`Line ${line} of the table has no kind.`]
      : kinds
          .filter((kind) => expressed.kinds[kind] === undefined)
          .map(
            (kind) => `Line ${line} of the table has the kind ${kind}, which the file of expressions does not know.`,
          ),
  )
  if (unknown.length > 0) throw new Refusal(unknown.join('\n'))
  return rows
    .filter(({ isForPeople }) => isForPeople)
    .map((row) => {
      const expressions = expressionsOf(row, expressed).filter((expression) => expression !== undefined)
      return {
        ...row,
        expressions,
        isExpressed: expressions.every((expression) => 'by' in expression),
        isPartlyForTeam: expressions.some(
          (expression) => 'by' in expression && expression.by.includes('checked_by_team'),
        ),
      }
    })
}

/** Returns all studies whose criteria are all in the table, and whether all rows that a person can answer have a criterion. */
export function wholeStudies(rows: readonly CoveredRow[]): { study: string; isExpressed: boolean }[] {
  const whole = rows.filter(({ isOfWholeStudy }) => isOfWholeStudy)
  return [...new Set(whole.map(({ study }) => study))].map((study) => ({
    study,
    isExpressed: whole.every((row) => row.study !== study || row.isExpressed),
  }))
}
