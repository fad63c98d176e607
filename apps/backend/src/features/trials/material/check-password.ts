import type { PasswordCheck, PasswordCheckRequest } from '@clairmemoire/api-client/schema'
import { eq, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import type { Guessing } from '../../../platform/overload/limit-guesses.ts'
import type { Backend } from '../../backend.ts'
import { materialKey } from './material-key.table.ts'
import { isPassword } from './password.ts'
import { studyMaterial } from './study-material.table.ts'

const minutesOpen = 30

/** Far more than people type who have the sheet with the password. A study that does not exist is counted alike. */
export const passwordGuesses: Guessing = {
  url: '/api/trials/utils/check_password',
  subjectOf: (body) => (body as PasswordCheckRequest).trial_code,
  perMinute: 30,
}

/** A wrong password and a study without material are answered alike, and take as long. */
export function checkPassword({ database, clock }: Backend) {
  return async ({ body }: FastifyRequest<{ Body: PasswordCheckRequest }>): Promise<PasswordCheck> => {
    const { trial_code: trialCode, password } = body
    const [material] = await database
      .select({ passwordHash: studyMaterial.passwordHash })
      .from(studyMaterial)
      .where(eq(studyMaterial.trialCode, trialCode))
      .limit(1)
    if (!(await isPassword(password, material?.passwordHash))) return { valid: false }
    const key = newCapability()
    const now = clock()
    const expiresAt = new Date(now.getTime() + minutesOpen * 60_000)
    await database.delete(materialKey).where(lt(materialKey.expiresAt, now))
    await database.insert(materialKey).values({ keyHash: hashOfCapability(key), trialCode, expiresAt })
    return { valid: true, key, expires_at: expiresAt.toISOString() }
  }
}
