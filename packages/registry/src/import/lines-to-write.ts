import type { DraftLine } from './draft-lines.ts'

/** A line of a draft, as a person may have changed it. */
type LineToWrite = Pick<DraftLine, 'text'> & { seen: boolean; criteria: string | readonly NamedById[] }

interface NamedById {
  id: string
  criteria?: readonly NamedById[]
}

/** What the lines of a draft become in the document of a study: the criteria of all, and each line with the keys of its own. */
export function linesToWrite(lines: readonly LineToWrite[]) {
  return {
    criteria: lines.flatMap(({ criteria }) => listed(criteria).map(withKey)),
    registerLines: lines.map(({ text, seen, criteria }) => {
      const keys = listed(criteria).map(({ id }) => id)
      return { text, seen, ...(keys.length > 0 && { criteria: keys }) }
    }),
  }
}

/** A document names its criteria by a key, at any depth. */
function withKey({ id, ...criterion }: NamedById): object {
  return {
    key: id,
    ...criterion,
    ...(criterion.criteria && { criteria: criterion.criteria.map(withKey) }),
  }
}

/** Words stand for none: "checked by the team", or a heading. */
function listed<Criterion>(criteria: string | readonly Criterion[]): readonly Criterion[] {
  return typeof criteria === 'string' ? [] : criteria
}
