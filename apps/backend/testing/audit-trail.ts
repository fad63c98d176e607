import { asc, eq } from 'drizzle-orm'
import { auditEntry } from '../src/audit/audit-entry.table.ts'
import type { Database } from '../src/platform/database/connect.ts'

/** The audit entries of a record, oldest first: action, staff member, and role or code. */
export async function trailOf(database: Database, subjectId: string) {
  const rows = await database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, subjectId))
    .orderBy(asc(auditEntry.id))
  return rows.map(({ action, staffId, reference }) => [action, staffId, reference])
}
