import type { UserType } from '@clairmemoire/api-client/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { Instrument } from './instrument.ts'
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
      const [kept] = await database.select().from(keptInstrument).where(named)
      if (kept) known.set(name, kept.data)
    }
    return known.get(name)
  }

  return { served, find }
}

function nameOf({ id, version }: Pick<Instrument, 'id' | 'version'>): string {
  return JSON.stringify([id, version])
}
