import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestRow } from '../../../testing/request-row.ts'
import { migratedDatabase } from '../../../testing/test-database.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { requestLink, requestTable } from '../../requests/request.table.ts'
import { connect } from './connect.ts'
import { type Insert, insertInto, insertTogether } from './inserts.ts'
import { inTransaction } from './transaction.ts'

let pool: ReturnType<typeof connect>

beforeEach(async () => {
  pool = connect(await migratedDatabase())
})
afterEach(() => pool.close())

const insert = (...inserts: Insert[]) => inTransaction(pool.database, (tx) => insertTogether(tx, inserts))

const request = requestRow({ helper: { first_name: 'Dominique', phone: '+33199005679' } })
const keyOf = (requestId: string, capabilityHash: string) => ({
  requestId,
  capabilityHash,
  createdAt: request.createdAt,
})

describe('inserts of one statement', () => {
  it('store rows as Drizzle reads them', async () => {
    await insert(insertInto(requestTable, request))
    expect(await pool.database.select().from(requestTable)).toEqual([request])
  })

  it('store rows with different columns, of which the missing ones get their defaults', async () => {
    const entry = { action: 'trial_call', reference: 'CM-7F3K-92QD', at: request.createdAt } as const
    await insert(insertInto(auditEntry, entry, { ...entry, subjectId: request.id }))
    expect(await pool.database.select().from(auditEntry)).toMatchObject([
      { id: 1, subjectId: null, staffId: null },
      { id: 2, subjectId: request.id, staffId: null },
    ])
  })

  it('may refer to each other in any order', async () => {
    await insert(insertInto(requestLink, keyOf(request.id, 'key')), insertInto(requestTable, request))
    expect(await pool.database.$count(requestLink)).toBe(1)
  })

  it('store nothing if one of them fails', async () => {
    const ofNobody = keyOf('00000000-0000-4000-8000-000000000000', 'key')
    await expect(insert(insertInto(requestTable, request), insertInto(requestLink, ofNobody))).rejects.toThrow(
      'violates foreign key constraint',
    )
    expect(await pool.database.$count(requestTable)).toBe(0)
  })
})
