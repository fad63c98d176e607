import { readFile } from 'node:fs/promises'
import { type Announcement, announcements } from './announced.ts'
import type { Contracts } from './contracts.ts'
import { type Bump, type Difference, differenceOf } from './difference.ts'

const sizes: readonly Bump[] = ['none', 'patch', 'minor', 'major']

/** Why this contract may be neither merged nor released, one sentence each, with what to write. */
export async function refusalsOf({ released, current, repository }: Contracts): Promise<string[]> {
  const announced = await announcements(repository)
  if ((await readFile(released, 'utf8')) === (await readFile(current, 'utf8'))) return namedForNothing([], announced)
  const difference = await differenceOf(released, current)
  return [
    ...unannounced(difference, announced),
    ...unnamed(difference.breaks, announced),
    ...namedForNothing(difference.breaks, announced),
  ]
}

/** A change that breaks nothing needs a changeset all the same, of a kind that is large enough. */
function unannounced({ bump, breaks }: Difference, announced: readonly Announcement[]): string[] {
  if (breaks.length > 0) return []
  const needed: Bump = bump === 'minor' ? 'minor' : 'patch'
  if (announced.some((announcement) => sizes.indexOf(announcement.bump) >= sizes.indexOf(needed))) return []
  return [
    `The contract is no longer that of released.json, and no changeset says so. Write one with \`'@clairmemoire/openapi': ${needed}\`.`,
  ]
}

function unnamed(breaks: readonly string[], announced: readonly Announcement[]): string[] {
  const named = new Set(announced.filter(({ bump }) => bump === 'major').flatMap((announcement) => announcement.breaks))
  return breaks
    .filter((name) => !named.has(name))
    .map(
      (name) =>
        `This breaks callers. Write into the changeset that brings it, which says \`'@clairmemoire/openapi': major\`:\n- Breaking: ${name}`,
    )
}

function namedForNothing(breaks: readonly string[], announced: readonly Announcement[]): string[] {
  return announced.flatMap(({ file, breaks: named }) =>
    named
      .filter((name) => !breaks.includes(name))
      .map((name) => `${file} names what does not break. Take it out:\n- Breaking: ${name}`),
  )
}
