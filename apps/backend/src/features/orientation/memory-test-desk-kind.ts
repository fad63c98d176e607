import type { Locale } from '@clairmemoire/domain/locale'
import { eq, inArray } from 'drizzle-orm'
import { releaseSlots } from '../../calls/slot-reservations.ts'
import type { DeskKind } from '../../desk/desk-kind.ts'
import { memoryTestCall, type OrientationResultRow, orientationResult } from './orientation.table.ts'
import { lockResult } from './recommendation/find-result.ts'

/** A call that is asked for beside the result of a memory test. The result itself is not shared with the desk. */
export const memoryTestDeskKind: DeskKind = {
  name: memoryTestCall,
  list: async (database, ids) => {
    const rows = await database
      .select()
      .from(orientationResult)
      .where(inArray(orientationResult.id, [...ids]))
    return new Map(rows.flatMap((row) => asked(row).map((call) => [row.id, call] as const)))
  },
  open: async (database, id) => {
    const [row] = await database.select().from(orientationResult).where(eq(orientationResult.id, id))
    if (row === undefined || row.country === null) return undefined
    const { firstName, email, phone, country } = row
    return {
      contact: { first_name: firstName ?? '', last_name: '', email: email ?? '', phone, country, postal_code: null },
      relation: null,
      helper: null,
      sharesAnswers: false,
      sent: () => [],
      criteria: [],
      changedAt: [],
    }
  },
  lock: lockResult,
  note: async (tx, id, noted, now) => {
    await releaseSlots(tx, id)
    const agreed = noted.state === 'promised' ? { callback: noted.callback, callBy: noted.callBy } : {}
    await tx
      .update(orientationResult)
      .set({ ...agreed, activeAt: now })
      .where(eq(orientationResult.id, id))
  },
}

/** Nothing of a result beside which no call was asked for. */
function asked({ firstName, email, phone, callback, callBy }: OrientationResultRow) {
  if (callback === null || callBy === null) return []
  const title = (locale: Locale) => titles[locale]
  return [{ title, name: firstName ?? '', phone, hasEmail: email !== null, needs: [], callback, callBy }]
}

const titles: Record<Locale, string> = { fr: 'Un appel après le test de mémoire', en: 'A call after the memory test' }
