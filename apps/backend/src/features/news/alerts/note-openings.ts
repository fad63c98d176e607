import type { Study } from '@clairmemoire/domain/study'
import { sql } from 'drizzle-orm'
import type { Backend } from '../../backend.ts'
import { studySeen } from './alert.table.ts'
import { isOpen } from './is-open.ts'

/**
 * A study opens when it takes people in and did not when it was last looked at, or was not there. The very first look finds nothing
 * new: what it sees was there before.
 */
export async function noteOpenings(
  { database }: Pick<Backend, 'database'>,
  register: readonly Study[],
  now: Date,
): Promise<void> {
  const seen = new Map((await database.select().from(studySeen)).map((row) => [row.code, row]))
  const rows = register.map((study) => {
    const before = seen.get(study.code)
    const opens = isOpen(study) && before?.isOpen !== true && seen.size > 0
    return { code: study.code, isOpen: isOpen(study), openedAt: opens ? now : (before?.openedAt ?? null) }
  })
  const latest = { isOpen: sql`excluded.is_open`, openedAt: sql`excluded.opened_at` }
  await database.insert(studySeen).values(rows).onConflictDoUpdate({ target: studySeen.code, set: latest })
}
