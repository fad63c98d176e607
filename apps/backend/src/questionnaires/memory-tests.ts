import { isDeepStrictEqual } from 'node:util'
import type { UserType } from '@clairmemoire/api-client/schema'
import type { Instrument } from '@clairmemoire/forms/instrument'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { storedInstrument } from './stored-instrument.table.ts'

/** The instrument for each kind of respondent. */
export type ServedInstruments = Readonly<Record<UserType, Instrument>>

/** The memory tests of a backend. */
export interface MemoryTests {
  served: ServedInstruments
  /** Also finds versions that are no longer served; undefined for a version that was never served. */
  find: (id: string, version: string) => Promise<Instrument | undefined>
}

/** Stores the served instruments in addition to earlier versions. */
export async function openMemoryTests(database: Database, served: ServedInstruments): Promise<MemoryTests> {
  const known = new Map(Object.values(served).map((instrument) => [nameOf(instrument), instrument]))
  const rows = [...known.values()].map((data) => ({ id: data.id, version: data.version, data }))
  await database
    .insert(storedInstrument)
    .values(rows)
    .onConflictDoUpdate({ target: [storedInstrument.id, storedInstrument.version], set: { data: sql`excluded.data` } })

  async function find(id: string, version: string): Promise<Instrument | undefined> {
    const name = nameOf({ id, version })
    if (!known.has(name)) {
      const byIdAndVersion = and(eq(storedInstrument.id, id), eq(storedInstrument.version, version))
      const [stored] = await database.select().from(storedInstrument).where(byIdAndVersion)
      if (stored) known.set(name, stored.data)
    }
    return known.get(name)
  }

  return { served, find }
}

function nameOf({ id, version }: Pick<Instrument, 'id' | 'version'>): string {
  return JSON.stringify([id, version])
}

/** Throws if questions or scoring have changed within a version, because people have already answered it; texts may change. */
export async function refuseChangedMeaning(instrument: Instrument, { find }: Pick<MemoryTests, 'find'>): Promise<void> {
  const { id, version } = instrument
  const earlier = await find(id, version)
  if (earlier === undefined || isDeepStrictEqual(meaningOf(instrument), meaningOf(earlier))) return
  throw new StartRefusal(
    `The memory test "${id}" asks or scores differently from its stored version ${version}: give it a new version, or another id.`,
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
