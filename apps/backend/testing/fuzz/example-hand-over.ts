import { and, eq } from 'drizzle-orm'
import { consent } from '../../src/consents/consent.table.ts'
import { recordConsents } from '../../src/consents/consents.ts'
import { deskCase, handOver } from '../../src/desk/desk.table.ts'
import { hashOfCode } from '../../src/features/desk/hand-over/hand-over-links.ts'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { staff } from '../../src/staff/staff.table.ts'
import { operations } from './operations.ts'

const exampleOf = (operation: string) => operations.find(({ id }) => id === operation)

const exampleId = exampleOf('withdrawHandOver')?.parameters.find(({ name }) => name === 'id')?.example
const opening = exampleOf('openHandOver')?.body?.examples[0]

/** Stores the hand-over of the contract's examples. */
export async function storeExampleHandOver(database: Database, now: string): Promise<void> {
  const at = new Date(now)
  const reference = 'CM-7F3K-92QD'
  const [row] = await database
    .update(deskCase)
    .set({ trialCode: 'PREDICTOM' })
    .where(eq(deskCase.reference, reference))
    .returning()
  const [person] = await database.select().from(staff).limit(1)
  if (row === undefined || person === undefined) throw new Error('The example request or the staff member is missing')
  const { subjectId } = row
  await database.delete(consent).where(and(eq(consent.subjectId, subjectId), eq(consent.purpose, 'pass_on')))
  const proof = { textVersion: 'pass-on-2027-01', locale: 'fr', givenAt: at, receivedBy: person.id } as const
  await recordConsents(database, { subjectId, purposes: ['pass_on'], ...proof })
  const key = String(opening?.['key'])
  const hashes = { capabilityHash: hashOfCapability(key), codeHash: hashOfCode(key, String(opening?.['code'])) }
  const handOverRow = { subjectId, staffId: person.id, site: 'Paris', wrongCodes: 0, createdAt: at }
  await database.insert(handOver).values({ id: String(exampleId), ...handOverRow, ...hashes })
}
