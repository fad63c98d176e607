import type { Study } from '@clairmemoire/domain/study'
import type { Backend } from '../../backend.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import { studySeen } from './alert.table.ts'
import { isOpen } from './is-open.ts'

/**
 * A study opens when it takes people in and did not when it was last looked at, or was not there. The very first look finds nothing
 * new: what it sees was there before.
 */
export async function noteOpenings(
  { database, store }: Pick<Backend, 'database' | 'store'>,
  register: readonly Study[],
  now: Date,
): Promise<void> {
  const seen = new Map((await database.select().from(studySeen)).map((row) => [row.code, row]))
  const rows = register.map((study) => {
    const before = seen.get(study.code)
    const opens = isOpen(study) && before?.isOpen !== true && seen.size > 0
    return { code: study.code, isOpen: isOpen(study), openedAt: opens ? now : (before?.openedAt ?? null) }
  })
  const latest = 'on conflict (code) do update set is_open = excluded.is_open, opened_at = excluded.opened_at'
  await store({ seen: insertRows(studySeen, rows, latest) })
}
