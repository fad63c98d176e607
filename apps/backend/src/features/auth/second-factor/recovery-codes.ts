import { hash, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { recoveryCode } from '../../../staff/passkey.table.ts'

/** Small letters and digits that are not mistaken for one another, read from paper. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

const codesAtOnce = 10

/** Codes of 78 random bits, in place of all that the person had. */
export async function renewRecoveryCodes(tx: Transaction, staffId: string, createdAt: Date): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.staffId, staffId))
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ codeHash: hashOfCode(staffId, code), staffId, createdAt })))
  return codes
}

/** Takes a code for good; false for one that is none, was used, or is of somebody else. */
export async function takeRecoveryCode(tx: Transaction, staffId: string, typed: string): Promise<boolean> {
  const codeHash = hashOfCode(staffId, typed)
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.codeHash, codeHash), eq(recoveryCode.staffId, staffId)))
    .returning({ codeHash: recoveryCode.codeHash })
  return used.length === 1
}

/** Four groups of four. */
function newCode(): string {
  return Array.from({ length: 4 }, group).join('-')
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** However it is typed: with or without its hyphens, in capitals. */
export function hashOfCode(staffId: string, typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '')
  return hash('sha256', `${staffId} ${code}`, 'base64url')
}
