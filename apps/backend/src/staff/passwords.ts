import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { boundedWork } from '../platform/overload/limits.ts'

/** Lower case letters and digits without ambiguous ones. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

const minPassword = 12
/** The maximum of the contract for signing in. */
const maxPassword = 256

/** A password, and whether it was generated and has to be printed. */
export interface ChosenPassword {
  password: string
  isGenerated: boolean
}

export async function chosenPassword(readPassword: (() => Promise<string>) | undefined): Promise<ChosenPassword> {
  if (readPassword === undefined) return { password: generatedPassword(), isGenerated: true }
  const password = normalized(await readPassword())
  if (!isLongEnough(password) || password.length > maxPassword)
    throw new StartRefusal(`The password needs ${minPassword} characters at least, and ${maxPassword} at most.`)
  return { password, isGenerated: false }
}

/** Counted without surrounding spaces. */
export function isLongEnough(password: string): boolean {
  return Array.from(normalized(password)).length >= minPassword
}

/** The hash of a user who has not chosen a password yet: no password matches it. */
export const noPassword = ''

/** Five groups of four characters, with 98 random bits. */
function generatedPassword(): string {
  return Array.from({ length: 5 }, group).join('-')
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** The minimum that OWASP advises for argon2id. */
const currentCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

const tagLength = 32

/**
 * At most two of Node's four worker threads, which also do file and DNS work, and 40 MB, so that many logins do not block other
 * work. Logins from known networks have their own queue and do not wait for strangers.
 */
const queues = {
  known: boundedWork({ atOnce: 1, waiting: 40 }),
  strangers: boundedWork({ atOnce: 1, waiting: 20 }),
}

const derive = promisify(argon2)

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{11,86})$/

const saltLength = 16

export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await argon2id(normalized(password), salt, currentCost, 'known')
  return phcString({ ...currentCost, salt, tag })
}

/** Without a hash, or with an unreadable one, it returns false after the same time. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  queue: keyof typeof queues = 'known',
): Promise<boolean> {
  const hash = stored === undefined ? undefined : readPhcString(stored)
  const { salt, tag, ...cost } = hash ?? hashOfNoPassword
  const given = await argon2id(normalized(password), salt, cost, queue)
  return hash !== undefined && tag.length === given.length && timingSafeEqual(tag, given)
}

const hashOfNoPassword = { ...currentCost, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }

/** Normalizes Unicode variants and surrounding spaces. */
function normalized(password: string): string {
  return password.normalize('NFKC').trim()
}

/** A hash with its parameters. */
interface StoredHash extends Argon2Cost {
  salt: Buffer
  tag: Buffer
}

/** The PHC string format, which other programs read too. */
function phcString({ memory, passes, parallelism, salt, tag }: StoredHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function readPhcString(text: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = form.exec(text) ?? []
  if (salt === undefined || tag === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '')
}

interface Argon2Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

function argon2id(password: string, nonce: Buffer, cost: Argon2Cost, queue: keyof typeof queues): Promise<Buffer> {
  return queues[queue](() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))
}
