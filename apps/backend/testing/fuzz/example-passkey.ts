import { eq, inArray } from 'drizzle-orm'
import { hashOfCode } from '../../src/features/auth/second-factor/recovery-codes.ts'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { passkey, passkeyChallenge, recoveryCode, staff } from '../../src/staff/staff.table.ts'
import { dominique } from '../staff-at-work.ts'
import { type Operation, operations } from './operations.ts'

const operationOf = (operation: string) => operations.find(({ id }) => id === operation)
const exampleBody = (operation: string) => operationOf(operation)?.body?.examples[0] ?? {}

/** The challenge that the registration in the contract's examples signs. */
const challenge = 'bWVtb2lyZQ'

/**
 * Stores the records that the example of an operation of the second factor needs; a passkey is stored only for operations on a
 * passkey.
 */
export async function storeExamplePasskey(
  database: Database,
  now: string,
  { id: operation }: Operation,
): Promise<void> {
  const createdAt = new Date(now)
  const [person] = await database.select().from(staff).where(eq(staff.email, dominique.email))
  const staffId = person?.id ?? ''
  for (const table of [passkey, recoveryCode, passkeyChallenge])
    await database.delete(table).where(inArray(table.staffId, [staffId]))
  if (operation === 'addPasskey') {
    const keyHash = hashOfCapability(String(exampleBody(operation)['key']))
    await database.insert(passkeyChallenge).values({ keyHash, staffId, purpose: 'register', challenge, createdAt })
  }
  if (operation === 'takeSecondStep') {
    const { key, recovery_code: code } = exampleBody(operation)
    const keyHash = hashOfCapability(String(key))
    await database.insert(passkeyChallenge).values({ keyHash, staffId, purpose: 'login', challenge, createdAt })
    await database.insert(recoveryCode).values({ codeHash: hashOfCode(staffId, String(code)), staffId, createdAt })
  }
  if (operation === 'removePasskey' || operation === 'renewRecoveryCodes') {
    const id = String(operationOf('removePasskey')?.parameters[0]?.example)
    const key = { name: '', host: '', credentialId: id, publicKey: '', counter: 0, transports: [] }
    await database.insert(passkey).values({ id, staffId, ...key, createdAt })
  }
}
