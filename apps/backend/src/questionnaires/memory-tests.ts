import { isDeepStrictEqual } from 'node:util'
import type { UserType } from '@clairmemoire/api-client/schema'
import type { Instrument } from '@clairmemoire/forms/instrument'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { keptInstrument } from './kept-instrument.table.ts'

/** Which instrument who answers gets. */
export type ServedInstruments = Readonly<Record<UserType, Instrument>>

/** The memory tests of a backend. */
export interface MemoryTests {
  served: ServedInstruments
  /** Also a version that is no longer served; undefined for one that never was. */
  find: (id: string, version: string) => Promise<Instrument | undefined>
}

/** Keeps what is served now beside every version that was served before. */
export async function openMemoryTests(database: Database, served: ServedInstruments): Promise<MemoryTests> {
  const known = new Map(Object.values(served).map((instrument) => [nameOf(instrument), instrument]))
  const rows = [...known.values()].map((data) => ({ id: data.id, version: data.version, data }))
  await database
    .insert(keptInstrument)
    .values(rows)
    .onConflictDoUpdate({ target: [keptInstrument.id, keptInstrument.version], set: { data: sql`excluded.data` } })

  async function find(id: string, version: string): Promise<Instrument | undefined> {
    const name = nameOf({ id, version })
    if (!known.has(name)) {
      const named = and(eq(keptInstrument.id, id), eq(keptInstrument.version, version))
      const [stored] = await database.select().from(keptInstrument).where(named)
      if (stored) known.set(name, stored.data)
    }
    return known.get(name)
  }

  return { served, find }
}

function nameOf({ id, version }: Pick<Instrument, 'id' | 'version'>): string {
  return JSON.stringify([id, version])
}

/** Texts may be mended; what is asked and what it leads to may not change under a version that people have answered. */
export async function refuseChangedMeaning(own: Instrument, { find }: Pick<MemoryTests, 'find'>): Promise<void> {
  const { id, version } = own
  const earlier = await find(id, version)
  if (earlier === undefined || isDeepStrictEqual(meaningOf(own), meaningOf(earlier))) return
  throw new StartRefusal(
    `The memory test "${id}" asks or scores otherwise than its version ${version} did: give it a new version, or an id of its own.`,
  )
}

function meaningOf({ questions, scoring, short }: Instrument) {
  return {
    scoring,
    short: short?.scoring,
    questions: questions.map(({ id, type, options = [], show_if: conditions = [], short: isShort = false }) => ({
      id,
      type,
      conditions,
      isShort,
      options: options.map((option) => option.id).toSorted(),
    })),
  }
}
