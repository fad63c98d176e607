import { isDeepStrictEqual } from 'node:util'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Instrument } from './instrument.ts'
import type { MemoryTests } from './memory-tests.ts'

/** Texts may be mended; what is asked and what it leads to may not change under a version that people have answered. */
export async function refuseChangedMeaning(own: Instrument, { find }: Pick<MemoryTests, 'find'>): Promise<void> {
  const { id, version } = own
  const earlier = await find(id, version)
  if (earlier === undefined || isDeepStrictEqual(meaningOf(own), meaningOf(earlier))) return
  throw new StartRefusal(
    `The memory test "${id}" asks or scores otherwise than its version ${version} did: give it a new version, or an id of its own.`,
  )
}

function meaningOf({ questions, scoring }: Instrument) {
  return {
    scoring,
    questions: questions.map(({ id, type, options = [], show_if: conditions = [] }) => ({
      id,
      type,
      conditions,
      options: options.map((option) => option.id).toSorted(),
    })),
  }
}
