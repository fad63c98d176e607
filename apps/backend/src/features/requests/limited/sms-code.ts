import { timingSafeEqual } from 'node:crypto'
import type { SmsCodeAnswer, SmsCodeEntry } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { hashOfCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts'
import { requestLink, type RequestRow, requestTable } from '../../../requests/request.table.ts'
import { lockRequest, openRequest } from '../../../requests/stored-request.ts'
import type { Backend } from '../../backend.ts'

/** A code has four digits, so that a stranger guesses one code in a thousand. */
const maxWrongCodes = 10

/** Returns 0 without a code. */
export function triesLeft({ smsCode, smsCodeTries }: RequestRow): number {
  return smsCode === null ? 0 : Math.max(0, maxWrongCodes - smsCodeTries)
}

type EnterCode = FastifyRequest<{ Params: { id: string }; Body: SmsCodeEntry }>

/**
 * Makes the key of a device unlimited. A wrong code gets a normal response, because an error would roll back the count of wrong codes.
 * The sent key stays limited, because others may read the message.
 */
export function enterSmsCode(backend: Backend) {
  return async ({ params, body }: EnterCode): Promise<SmsCodeAnswer> => {
    const opened = await openRequest(backend, params.id)
    if (!opened?.device) throw new NotFound()
    return inTransaction(backend.database, async (tx) => {
      const row = await lockRequest(tx, opened.request.id)
      if (row === undefined) throw new NotFound()
      const now = backend.clock()
      return isCode(row, body.code) ? openDevice(tx, row, params.id, now) : countWrongCode(tx, row, now)
    })
  }
}

/** A locked code is never right. */
function isCode(row: RequestRow, code: string): boolean {
  const { smsCode } = row
  return smsCode !== null && triesLeft(row) > 0 && timingSafeEqual(Buffer.from(smsCode), Buffer.from(code))
}

async function openDevice(tx: Transaction, row: RequestRow, capability: string, at: Date): Promise<SmsCodeAnswer> {
  const ofKey = eq(requestLink.capabilityHash, hashOfCapability(capability))
  await tx.update(requestLink).set({ limited: false }).where(ofKey)
  await tx.insert(auditEntry).values({ action: 'sms_code_entered', ...named(row), at })
  return { opened: true, tries_left: triesLeft(row) }
}

async function countWrongCode(tx: Transaction, row: RequestRow, at: Date): Promise<SmsCodeAnswer> {
  if (triesLeft(row) === 0) return { opened: false, tries_left: 0 }
  const counted = { ...row, smsCodeTries: row.smsCodeTries + 1 }
  await tx.update(requestTable).set({ smsCodeTries: counted.smsCodeTries }).where(eq(requestTable.id, row.id))
  const left = triesLeft(counted)
  if (left === 0) await tx.insert(auditEntry).values({ action: 'sms_code_locked', ...named(row), at })
  return { opened: false, tries_left: left }
}

const named = ({ id: subjectId, reference }: RequestRow) => ({ subjectId, reference })
