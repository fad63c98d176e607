import { asc, eq, or, sql } from 'drizzle-orm'
import { consent } from '../consents/consent.table.ts'
import { deskRecordOf } from '../desk/desk-cases.ts'
import type { Database, Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { staff, staffView } from '../staff/staff.table.ts'
import { eraseRequests } from './erase-requests.ts'
import { requestChange, type RequestRow, requestTable } from './request.table.ts'

/** The records of people in one part of the backend, for export and erasure on request. */
export interface PersonRecords {
  /** The key of the records in the export. */
  name: string
  /** Returns the address of the record with this reference; null if it has none. Undefined for a reference of another part. */
  addressOf: (queries: Queries, reference: string) => Promise<string | null | undefined>
  find: (queries: Queries, person: Person) => Promise<readonly object[]>
  erase: (tx: Transaction, person: Person, now: Date) => Promise<void>
}

/** A person, identified by an address, a number, a reference, or an address and a reference. */
export interface Person {
  /** The address in lower case. */
  email: string | null
  /** In E.164 format. */
  phone?: string
  reference: string | null
}

export interface Records {
  database: Database
  now: Date
}

/** The requests of a person, with changes, consents, and staff views. */
export const personRequests: PersonRecords = {
  name: 'requests',
  addressOf: async (database, reference) => {
    const [row] = await database
      .select({ email: requestTable.email })
      .from(requestTable)
      .where(eq(requestTable.reference, reference))
    return row && (row.email || null)
  },
  find: async (database, person) => {
    const rows = await requestsOf(database, person)
    return Promise.all(rows.map((row) => wholeRecord(database, row)))
  },
  erase: async (tx, person, now) => eraseRequests(tx, await requestsOf(tx, person), now),
}

/** The requests of a person, by address, number or reference. */
export async function requestsOf(database: Queries, { email, phone = '', reference }: Person): Promise<RequestRow[]> {
  return database
    .select()
    .from(requestTable)
    .where(
      or(
        sql`lower(${requestTable.email}) = ${email}`,
        eq(requestTable.phone, phone),
        eq(requestTable.reference, reference ?? ''),
      ),
    )
}

async function wholeRecord(database: Queries, row: RequestRow): Promise<object> {
  return {
    ...row,
    changes: await database.select().from(requestChange).where(eq(requestChange.requestId, row.id)),
    desk: await deskRecordOf(database, row.id),
    consents: await database.select().from(consent).where(eq(consent.subjectId, row.id)),
    seen: await database
      .select({ at: staffView.at, by: staff.email, opened: staffView.opened })
      .from(staffView)
      .innerJoin(staff, eq(staff.id, staffView.staffId))
      .where(eq(staffView.reference, row.reference))
      .orderBy(asc(staffView.at)),
  }
}
