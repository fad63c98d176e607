import { readChangesets } from '@changesets/read'
import type { Bump } from './difference.ts'

const contractPackage = '@clairmemoire/openapi'

/** What one changeset says of the contract. */
export interface Announcement {
  file: string
  bump: Bump
  /** What its lines `Breaking: …` name. */
  breaks: readonly string[]
}

/** What the changesets of a repository say of the contract; those that do not name its package say nothing. */
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
