import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Locale, PasswordCheck, PasswordCheckRequest, StudyMaterial } from '@clairmemoire/api-client/schema'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Guessing } from '../../../platform/overload/limit-rates.ts'
import { boundedWork } from '../../../platform/overload/limits.ts'
import type { Backend } from '../../backend.ts'
import { materialKey, studyMaterial } from './study-material.table.ts'

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

type MaterialRequest = FastifyRequest<{ Querystring: { locale: Locale }; Headers: { 'material-key'?: string } }>

/** A key that is unknown or no longer holds, and a language without material, are answered alike. */
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

/** One of the four threads on which Node also reads files and names: however many guess, the others go on. */
const bounded = boundedWork({ atOnce: 1, waiting: 40 })

const deriveNow = promisify<string, Buffer, number, Buffer>(scrypt)

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return bounded(() => deriveNow(password, salt, bytes))
}

/** Salted and slow to guess (scrypt as Node sets it: 16 MB, some 50 ms). */
export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(asTyped(password), salt)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Against no hash it takes as long as against one, and is false. */
export async function isPassword(password: string, stored: string = hashOfNoPassword): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.')
  const [expected, given] = [
    Buffer.from(hash, 'base64url'),
    await derive(asTyped(password), Buffer.from(salt, 'base64url')),
  ]
  return expected.length === bytes && timingSafeEqual(expected, given)
}

/** Of bytes that no password gives. */
const hashOfNoPassword = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** As on a sheet of paper: what a keyboard composes otherwise, or a paste brings along, makes no difference. */
function asTyped(password: string): string {
  return password.normalize('NFKC').trim()
}

/** What opens nothing any more. */
export async function forgetMaterialKeys({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(materialKey).where(lt(materialKey.expiresAt, now))
}
