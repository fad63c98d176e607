import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { boundedWork } from '../platform/overload/limits.ts'

/** Lower case letters and digits, except those that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

const minPassword = 12
/** The maximum length that the contract allows when a user signs in. */
const maxPassword = 256

/** A generated password has to be printed, because nobody knows it. */
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

/** Does not count surrounding spaces. */
export function isLongEnough(password: string): boolean {
  return Array.from(normalized(password)).length >= minPassword
}

/** The hash of a user who has not chosen a password yet: no password matches it. */
export const noPassword = ''

/** Returns five groups of four characters, with 98 random bits. */
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
 * Hashing uses at most two of Node's four worker threads, which also do file and DNS work, and at most 40 MB, so that many
 * logins do not block other work. Logins from known networks have their own queue, so they do not wait for the logins of
 * strangers.
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

/** Returns false after the same time if the hash is missing or unreadable. */
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

/** Normalizes Unicode variants and removes surrounding spaces. */
function normalized(password: string): string {
  return password.normalize('NFKC').trim()
}

interface StoredHash extends Argon2Cost {
  salt: Buffer
  tag: Buffer
}

/** Writes a hash in the PHC string format, which other programs read too. */
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
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}

function argon2id(password: string, nonce: Buffer, cost: Argon2Cost, queue: keyof typeof queues): Promise<Buffer> {
  return queues[queue](() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))
}
