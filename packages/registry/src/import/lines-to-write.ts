import type { DraftLine } from './draft-lines.ts'

/** A line of a draft, possibly edited by a person. */
type LineToWrite = Pick<DraftLine, 'text'> & { seen: boolean; criteria: string | readonly NamedById[] }

interface NamedById {
  id: string
  criteria?: readonly NamedById[]
}

/** Turns a draft's lines into the fields of a study document: all criteria, and the lines with the keys of their criteria. */
export function linesToWrite(lines: readonly LineToWrite[]) {
  return {
    criteria: lines.flatMap(({ criteria }) => listed(criteria).map(withKey)),
    registerLines: lines.map(({ text, seen, criteria }) => {
      const keys = listed(criteria).map(({ id }) => id)
      return { text, seen, ...(keys.length > 0 && { criteria: keys }) }
    }),
  }
}

/** In a document, a criterion's id is its key, at any depth. */
function withKey({ id, ...criterion }: NamedById): object {
  return { key: id, ...criterion, ...(criterion.criteria && { criteria: criterion.criteria.map(withKey) }) }
}

/** A line without criteria has a text in their place, such as "checked by the team". */
function listed<Criterion>(criteria: string | readonly Criterion[]): readonly Criterion[] {
  return typeof criteria === 'string' ? [] : criteria
}
