import { inArray } from 'drizzle-orm'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { noPassword } from '../../src/staff/passwords.ts'
import { invitation, staff } from '../../src/staff/staff.table.ts'
import { operations } from './operations.ts'

const exampleOf = (operation: string) =>
  String(operations.find(({ id }) => id === operation)?.parameters[0]?.example ?? '')

const id = exampleOf('changeUser')

/** Stores the user and the invitation of the contract's examples, and deletes the user that they invite. */
export async function storeExampleUser(database: Database, now: string): Promise<void> {
  const createdAt = new Date(now)
  const invited = { email: 'camille@clairmemoire.example', firstName: 'Camille', lastName: 'Exemple' }
  await database.delete(staff).where(inArray(staff.email, [invited.email, 'alex@clairmemoire.example']))
  await database.insert(staff).values({ id, ...invited, role: 'caller', passwordHash: noPassword, createdAt })
  const capabilityHash = hashOfCapability(exampleOf('getInvitation'))
  await database.insert(invitation).values({ id, staffId: id, reason: 'new', locale: 'fr', capabilityHash, createdAt })
}
