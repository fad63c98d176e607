import { readFile } from 'node:fs/promises'
import { readChangesets } from '@changesets/read'
import type { Contracts } from './contracts.ts'
import { type Bump, type Difference, differenceOf } from './difference.ts'

const sizes: readonly Bump[] = ['none', 'patch', 'minor', 'major']

/** The reasons why this contract may not be merged or released: sentences that contain the text to add. */
export async function refusalsOf({ released, current, repository }: Contracts): Promise<string[]> {
  const announced = await announcements(repository)
  if ((await readFile(released, 'utf8')) === (await readFile(current, 'utf8'))) return withoutBreak([], announced)
  const difference = await differenceOf(released, current)
  return [
    ...unannounced(difference, announced),
    ...unnamed(difference.breaks, announced),
    ...withoutBreak(difference.breaks, announced),
  ]
}

/** A change that breaks nothing needs a changeset too, for a minor release or for a patch. */
function unannounced({ bump, breaks }: Difference, announced: readonly Announcement[]): string[] {
  if (breaks.length > 0) return []
  const needed: Bump = bump === 'minor' ? 'minor' : 'patch'
  if (announced.some((announcement) => sizes.indexOf(announcement.bump) >= sizes.indexOf(needed))) return []
  return [
    `The contract differs from released.json, and no changeset says so. Write one with \`'@clairmemoire/openapi': ${needed}\`.`,
  ]
}

function unnamed(breaks: readonly string[], announced: readonly Announcement[]): string[] {
  const named = new Set(announced.filter(({ bump }) => bump === 'major').flatMap((announcement) => announcement.breaks))
  return breaks
    .filter((name) => !named.has(name))
    .map(
      (name) =>
        `This breaks clients. Add to its changeset with \`'@clairmemoire/openapi': major\`:\n- Breaking: ${name}`,
    )
}

function withoutBreak(breaks: readonly string[], announced: readonly Announcement[]): string[] {
  return announced.flatMap(({ file, breaks: named }) =>
    named
      .filter((name) => !breaks.includes(name))
      .map((name) => `${file} names a change that does not break. Remove it:\n- Breaking: ${name}`),
  )
}

const contractPackage = '@clairmemoire/openapi'

/** The contract's part of one changeset. */
interface Announcement {
  file: string
  bump: Bump
  /** The names in its lines `Breaking: …`. */
  breaks: readonly string[]
}

/** The changesets of a repository that name the package of the contract. */
async function announcements(repository: string): Promise<Announcement[]> {
  const changesets = await readChangesets(repository)
  return changesets.flatMap(({ id, summary, releases }) =>
    releases
      .filter(({ name }) => name === contractPackage)
      .map(({ type }) => ({ file: `.changeset/${id}.md`, bump: type, breaks: breaksNamedIn(summary) })),
  )
}

function breaksNamedIn(summary: string): string[] {
  return [...summary.matchAll(/^(?:[-*] )?Breaking: (?<name>.+?)\.?$/gm)].map(({ groups }) => groups?.['name'] ?? '')
}
