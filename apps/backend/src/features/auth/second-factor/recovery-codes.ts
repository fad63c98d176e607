import { hash, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { recoveryCode } from '../../../staff/staff.table.ts'
import { auditAccount } from '../../../staff/staff-account.ts'

/** Lower case letters and digits without ambiguous characters. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

const codesAtOnce = 10

/** Replaces all codes of the user by new codes with 78 random bits each. */
export async function renewRecoveryCodes(tx: Transaction, staffId: string, createdAt: Date): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.staffId, staffId))
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ codeHash: hashOfCode(staffId, code), staffId, createdAt })))
  await auditAccount(tx, [{ action: 'recovery_codes_made', id: staffId, by: staffId }], createdAt)
  return codes
}

/** Uses up a code. Returns false if the code is unknown, used, or of another user. */
export async function consumeRecoveryCode(
  tx: Transaction,
  staffId: string,
  { typed, at }: { typed: string; at: Date },
): Promise<boolean> {
  const codeHash = hashOfCode(staffId, typed)
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.codeHash, codeHash), eq(recoveryCode.staffId, staffId)))
    .returning({ codeHash: recoveryCode.codeHash })
  if (used.length === 0) return false
  await auditAccount(tx, [{ action: 'recovery_code_used', id: staffId, by: staffId }], at)
  return true
}

/** Returns a code of four groups of four characters. */
function newCode(): string {
  return Array.from({ length: 4 }, group).join('-')
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** The hash does not depend on case and separators. */
export function hashOfCode(staffId: string, typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '')
  return hash('sha256', `${staffId} ${code}`, 'base64url')
}
