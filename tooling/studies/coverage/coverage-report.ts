import { type CoveredRow, wholeStudies } from './coverage.ts'
import type { Expression } from './expressed.ts'

/** The lines of the report: the figures, a Markdown table with a row for each kind, and the rows without a criterion. */
export function coverageReport(rows: readonly CoveredRow[]): string[] {
  const expressed = rows.filter(({ isExpressed }) => isExpressed)
  const withTeam = expressed.filter(({ isPartlyForTeam }) => isPartlyForTeam)
  const studies = wholeStudies(rows)
  const wholly = studies.filter(({ isExpressed }) => isExpressed)
  return [
    `Criteria that a person can answer: ${share(expressed.length, rows.length)} are expressed.`,
    `Of these, ${withTeam.length} leave a part to the team.`,
    `Studies with all of their criteria in the table: ${share(wholly.length, studies.length)} are expressed completely.`,
    '',
    '| kind | criteria | expressed | by, or why not |',
    '|---|---|---|---|',
    ...kindRows(rows),
    '',
    'Not expressed:',
    ...rows.filter(({ isExpressed }) => !isExpressed).map(notExpressed),
  ]
}

function share(some: number, all: number): string {
  return `${some} of ${all} (${all === 0 ? 0 : Math.round((1000 * some) / all) / 10} %)`
}

function kindRows(rows: readonly CoveredRow[]): string[] {
  const kinds = [...new Set(rows.flatMap((row) => row.kinds))].toSorted()
  return kinds.map((kind) => {
    const own = rows.filter((row) => row.kinds.includes(kind))
    const texts = [...new Set(own.flatMap(({ expressions }) => expressions.map(words)))]
    const count = own.filter(({ isExpressed }) => isExpressed).length
    return `| ${kind} | ${own.length} | ${count} | ${texts.join('; ')} |`
  })
}

function words(expression: Expression): string {
  return 'by' in expression ? expression.by.join(' + ') : expression.not.replace(/\.$/, '')
}

function notExpressed({ line, study, kinds, text, expressions }: CoveredRow): string {
  const why = expressions.flatMap((expression) => ('not' in expression ? [expression.not] : []))
  return `line ${line}, ${study}, ${kinds.join(' ')}: ${text.replaceAll(/\s+/g, ' ')} — ${why.join(' ')}`
}
