import { readChangesets } from '@changesets/read'
import { breakingChanges } from './breaking-changes.ts'

const contractPackage = '@clairmemoire/openapi'

export interface Contracts {
  /** File of the contract that callers and backend teams hold. */
  released: string
  /** File of the contract as this tree describes it. */
  current: string
  /** The folder in which `.changeset` stands. */
  repository: string
}

/** The breaking changes that may not be merged: none when a changeset announces a major release of the contract. */
export async function unannouncedBreaks({ released, current, repository }: Contracts): Promise<string[]> {
  return (await announcesMajor(repository)) ? [] : breakingChanges(released, current)
}

async function announcesMajor(repository: string): Promise<boolean> {
  const changesets = await readChangesets(repository)
  return changesets.some(({ releases }) =>
    releases.some(({ name, type }) => name === contractPackage && type === 'major'),
  )
}
