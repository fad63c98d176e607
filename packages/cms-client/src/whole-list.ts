import { bounds } from './bounds.ts'
import { type ListPart, longestPart } from './requests.ts'

/** The part that is asked for, or all parts one after the other until one is not full. */
export async function wholeList<Entry>(
  readPart: (part: ListPart) => Promise<readonly Entry[]>,
  part?: ListPart,
): Promise<readonly Entry[]> {
  if (part !== undefined) return readPart(part)
  const entries: Entry[] = []
  for (let page = 1; page <= bounds.parts; page += 1) {
    // Whether there is a next part is known only then.
    const some = await readPart({ page, pageSize: longestPart })
    entries.push(...some)
    if (some.length < longestPart) break
  }
  return entries
}
