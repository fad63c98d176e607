import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { AddedPasskey, PasskeyOptions } from '@clairmemoire/api-client/schema'
import { bearer, dominique, ownOrigin, signIn } from './staff-at-work.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'

/** A software WebAuthn authenticator. */
export interface Authenticator {
  id: string
  /** Signature counter. */
  counter: number
  /** False for synchronized passkeys, whose counter is always 0. */
  isCounting: boolean
  privateKey: KeyObject
  publicKey: KeyObject
}

export function newAuthenticator(isCounting = true): Authenticator {
  return {
    id: base64url(randomBytes(16)),
    counter: 0,
    isCounting,
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  }
}

interface SignRequest {
  challenge: string
  origin?: string
  host?: string
}

const present = 0x01
const withKey = 0x40

/** The response of `navigator.credentials.create`, without attestation. */
function createdBy({ id, publicKey }: Authenticator, request: SignRequest): string {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)])
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, bytes(id).length]), bytes(id), cose])
  const data = Buffer.concat([authenticatorData(request, present + withKey, 0), credential])
  const attestation = Buffer.concat([hex(attestationNone), Buffer.from([data.length]), data])
  return answer(id, { ...clientData('webauthn.create', request), attestationObject: base64url(attestation) })
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData: … }` up to the length of `authData`. */
const attestationNone = 'a363666d74646e6f6e656761747453746d74a068617574684461746158'

/** The response of `navigator.credentials.get`. */
export function signedBy(authenticator: Authenticator, request: SignRequest): string {
  if (authenticator.isCounting) authenticator.counter += 1
  const data = authenticatorData(request, present, authenticator.counter)
  const client = clientData('webauthn.get', request)
  const hash = createHash('sha256').update(bytes(client.clientDataJSON)).digest()
  const signature = createSign('sha256').update(data).update(hash).sign(authenticator.privateKey)
  return answer(authenticator.id, {
    ...client,
    authenticatorData: base64url(data),
    signature: base64url(signature),
  })
}

function answer(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
}

function authenticatorData(
  { host = new URL(ownOrigin).hostname }: SignRequest,
  flags: number,
  counter: number,
): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count])
}

function clientData(type: string, { challenge, origin = ownOrigin }: SignRequest) {
  return { clientDataJSON: base64url(Buffer.from(JSON.stringify({ type, challenge, origin }))) }
}

const base64url = (data: Buffer) => data.toString('base64url')
const bytes = (text: string) => Buffer.from(text, 'base64url')
const hex = (text: string) => Buffer.from(text, 'hex')

/** The challenge of WebAuthn options. */
export function challengeIn(options: string | null): string {
  return (JSON.parse(options ?? '{}') as { challenge?: string }).challenge ?? ''
}

/** Registers a passkey from a page of the site. */
export async function addPasskey(
  backend: TestBackend,
  access: string,
  authenticator: Authenticator,
  changes: Partial<SignRequest> = {},
): Promise<TestAnswer> {
  const headers = { ...bearer(access).headers, origin: ownOrigin }
  const { body } = await backend.call('POST', '/api/auth/passkeys/options/', { headers })
  const { key, options } = body as PasskeyOptions
  const response = createdBy(authenticator, { challenge: challengeIn(options), ...changes })
  return backend.post('/api/auth/passkeys/', { key, name: 'Téléphone', response }, headers)
}

/** The first step of a login with a passkey. */
export function enterPassword(backend: TestBackend, credentials: object = dominique): Promise<TestAnswer> {
  return backend.post('/api/auth/login/', credentials, { origin: ownOrigin })
}

/** The second step of a login with a passkey. */
export function takeStep(backend: TestBackend, body: object, origin: string = ownOrigin): Promise<TestAnswer> {
  return backend.post('/api/auth/login/second-step/', body, { origin })
}

/** Adds a first passkey, and returns it with the recovery codes. */
export async function addFirstPasskey(
  backend: TestBackend,
  isCounting = true,
): Promise<{ authenticator: Authenticator; access: string; codes: string[] }> {
  const authenticator = newAuthenticator(isCounting)
  const { access } = await signIn(backend)
  const { body } = await addPasskey(backend, access, authenticator)
  return { authenticator, access, codes: (body as AddedPasskey).recovery_codes }
}
