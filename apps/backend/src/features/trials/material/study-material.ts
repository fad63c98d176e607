import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Locale, PasswordCheck, PasswordCheckRequest, StudyMaterial } from '@clairmemoire/api-client/schema'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { GuessLimit } from '../../../platform/overload/limit-rates.ts'
import { boundedWork } from '../../../platform/overload/limits.ts'
import type { Backend } from '../../backend.ts'
import { materialKey, studyMaterial } from './study-material.table.ts'

const minutesOpen = 30

/** People with the password need far fewer attempts. Unknown studies are counted in the same way. */
export const passwordGuesses: GuessLimit = {
  url: '/api/trials/utils/check_password',
  subjectOf: (body) => (body as PasswordCheckRequest).trial_code,
  perMinute: 30,
}

/** A wrong password and a study without material have the same response after the same time. */
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

type MaterialRequest = FastifyRequest<{ Querystring: { locale: Locale }; Headers: { 'material-key'?: string } }>

/** An unknown or expired key and a language without material have the same response. */
export function getStudyMaterial({ database, clock }: Backend) {
  return async ({ query, headers }: MaterialRequest, reply: FastifyReply): Promise<StudyMaterial> => {
    const [found] = await database
      .select({ trialCode: studyMaterial.trialCode, title: studyMaterial.title, paragraphs: studyMaterial.paragraphs })
      .from(materialKey)
      .innerJoin(studyMaterial, eq(studyMaterial.trialCode, materialKey.trialCode))
      .where(
        and(
          eq(materialKey.keyHash, hashOfCapability(headers['material-key'] ?? '')),
          gt(materialKey.expiresAt, clock()),
          eq(studyMaterial.locale, query.locale),
        ),
      )
    if (!found) throw new NotFound()
    reply.header('cache-control', 'no-store')
    return { trial_code: found.trialCode, title: found.title, paragraphs: found.paragraphs }
  }
}

const bytes = 32

/** Uses at most one of Node's four worker threads, so that guesses do not block other work. */
const bounded = boundedWork({ atOnce: 1, waiting: 40 })

const deriveNow = promisify<string, Buffer, number, Buffer>(scrypt)

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return bounded(() => deriveNow(password, salt, bytes))
}

/** Returns a hash by salted scrypt with the defaults of Node (16 MB, about 50 ms). */
export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(normalized(password), salt)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Without a stored hash, returns false after the same time. */
export async function isPassword(password: string, stored: string = hashOfNoPassword): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.')
  const [expected, given] = [
    Buffer.from(hash, 'base64url'),
    await derive(normalized(password), Buffer.from(salt, 'base64url')),
  ]
  return expected.length === bytes && timingSafeEqual(expected, given)
}

/** A hash that no password matches. */
const hashOfNoPassword = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** Normalizes Unicode variants and surrounding spaces. */
function normalized(password: string): string {
  return password.normalize('NFKC').trim()
}

/** Deletes expired keys. */
export async function deleteOldMaterialKeys({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(materialKey).where(lt(materialKey.expiresAt, now))
}
