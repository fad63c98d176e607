import { eq, or, sql } from 'drizzle-orm'
import { consent } from '../../consents/consent.table.ts'
import { deskRecordOf } from '../../desk/desk-cases.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Person, PersonRecords } from '../../requests/person-records.ts'
import { eraseResults } from './erase-results.ts'
import { type OrientationResultRow, orientationResult } from './orientation.table.ts'

/** The memory tests of a person who left an address with them, or whose reference is given. */
export const personResults: PersonRecords = {
  name: 'memory_tests',
  addressOf: async (database, reference) => (await resultsOf(database, { email: null, reference }))[0]?.email,
  find: async (database, person) => {
    const rows = await resultsOf(database, person)
    return Promise.all(rows.map((row) => wholeRecord(database, row)))
  },
  erase: async (tx, person, now) => {
    const rows = await resultsOf(tx, person)
    const hashes = rows.map(({ capabilityHash }) => capabilityHash)
    await eraseResults(tx, hashes, now)
  },
}

async function resultsOf(database: Queries, { email, reference }: Person) {
  return database
    .select()
    .from(orientationResult)
    .where(or(sql`lower(${orientationResult.email}) = ${email}`, eq(orientationResult.reference, reference ?? '')))
}

/** Without what opens it. */
async function wholeRecord(database: Queries, row: OrientationResultRow): Promise<object> {
  const { capabilityHash: _, ...record } = row
  return {
    ...record,
    desk: await deskRecordOf(database, row.id),
    consents: await database.select().from(consent).where(eq(consent.subjectId, row.id)),
  }
}
