import type { DraftLine } from './draft-lines.ts'

/** A line of a draft, as a person may have changed it. */
type LineToWrite = Pick<DraftLine, 'text'> & { seen: boolean; criteria: string | readonly { id: string }[] }

/** What the lines of a draft become in the document of a study: the criteria of all, and each line with the keys of its own. */
export function linesToWrite(lines: readonly LineToWrite[]) {
  return {
    criteria: lines.flatMap(({ criteria }) =>
      listed(criteria).map(({ id, ...criterion }) => ({ key: id, ...criterion })),
    ),
    registerLines: lines.map(({ text, seen, criteria }) => {
      const keys = listed(criteria).map(({ id }) => id)
      return { text, seen, ...(keys.length > 0 && { criteria: keys }) }
    }),
  }
}

/** Words stand for none: "checked by the team", or a heading. */
function listed<Criterion>(criteria: string | readonly Criterion[]): readonly Criterion[] {
  return typeof criteria === 'string' ? [] : criteria
}
