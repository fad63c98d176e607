import { bounds } from './bounds.ts'
import { leaveOut, type Place, within } from './reading/place.ts'
import { type ListPart, longestPart } from './requests.ts'

const longestList = bounds.parts * longestPart

/**
 * The part that is asked for, or all parts one after the other until one is not full. A list that ends otherwise is reported:
 * it is longer than any may be, or its service gives again what it gave before.
 */
export async function wholeList<Entry>(
  readPart: (part: ListPart) => Promise<readonly Entry[]>,
  place: Place,
  part?: ListPart,
): Promise<readonly Entry[]> {
  if (part !== undefined) return readPart(part)
  const entries: Entry[] = []
  const slugs = new Set<unknown>([undefined])
  const restLeftOut = (reason: string) =>
    leaveOut(within(place, entries.length), `and what follows is not read: ${reason}`)
  for (let page = 1; entries.length < longestList; page += 1) {
    // Whether there is a next part is known only then.
    const some = await readPart({ page, pageSize: longestPart })
    const known = slugs.size
    for (const entry of some) slugs.add(slugOf(entry))
    const isFull = some.length >= longestPart
    if (isFull && slugs.size === known) {
      restLeftOut('the part of the list has no entry that is new')
      return entries
    }
    for (const entry of some) entries.push(entry)
    if (!isFull) return entries
  }
  restLeftOut(`a list has less than ${longestList} entries`)
  return entries
}

/** Undefined for an entry without one, which no list can show. */
function slugOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'slug' in entry ? entry.slug : undefined
}
