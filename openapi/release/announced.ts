import { readChangesets } from '@changesets/read'
import type { Bump } from './difference.ts'

const contractPackage = '@clairmemoire/openapi'

/** The contract's part of one changeset. */
export interface Announcement {
  file: string
  bump: Bump
  /** The names in its lines `Breaking: …`. */
  breaks: readonly string[]
}

/** The changesets of a repository that name the package of the contract. */
export async function announcements(repository: string): Promise<Announcement[]> {
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
