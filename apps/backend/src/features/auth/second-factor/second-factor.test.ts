import type { Passkeys, RecoveryCodes, SecondStepAsked } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { trailOf } from '../../../../testing/audit-trail.ts'
import {
  type Authenticator,
  addFirstPasskey,
  addPasskey,
  challengeIn,
  enterPassword,
  newAuthenticator,
  signedBy,
  takeStep,
} from '../../../../testing/authenticator.ts'
import { bearer, dominique, storeStaff, refreshOf, signIn } from '../../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { usersCommand } from '../../../sessions/users-command.ts'
import { passkeyChallenge, recoveryCode, staff } from '../../../staff/staff.table.ts'
import { deleteOldChallenges } from './challenges.ts'

const friday = '2027-03-05T09:00:00Z'
const other = { email: 'other@clairmemoire.example', password: dominique.password }
const englishSite = 'https://sample.example'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
beforeEach(async () => {
  backend.setNow(friday)
  await backend.database.delete(staff)
  await storeStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

const withPasskey = () => addFirstPasskey(backend)

const requestSecondStep = async (credentials: object = dominique) =>
  (await enterPassword(backend, credentials)).body as SecondStepAsked
const listed = async (access: string) =>
  (await backend.call('GET', '/api/auth/passkeys/', bearer(access))).body as Passkeys
const refused = (field: string, code: string) => ({ status: 400, body: { [field]: [{ code }] } })

describe('a passkey', () => {
  it('is required after the password, and its signature begins the session', async () => {
    const { authenticator } = await withPasskey()
    const first = await enterPassword(backend)
    expect(first).toMatchObject({ status: 202 })
    expect(first.headers['set-cookie']).toBeUndefined()
    const { key, options } = first.body as SecondStepAsked
    expect(JSON.parse(options ?? '')).toMatchObject({
      rpId: 'sample.fr.example',
      allowCredentials: [{ id: authenticator.id }],
    })
    const answer = await takeStep(backend, {
      key,
      response: signedBy(authenticator, { challenge: challengeIn(options) }),
    })
    expect(answer).toMatchObject({ status: 200, body: { user: { email: dominique.email } } })
    expect(refreshOf(answer)).not.toBe('')
  })

  it('is not requested after a wrong password, because that would reveal which users have a passkey', async () => {
    await withPasskey()
    const answer = await enterPassword(backend, { ...dominique, password: 'another one of seven words' })
    expect(answer).toMatchObject(refused('non_field_errors', 'wrong_credentials'))
  })

  it('signs only one login: a replayed response begins no session', async () => {
    const { authenticator } = await withPasskey()
    const { key, options } = await requestSecondStep()
    const response = signedBy(authenticator, { challenge: challengeIn(options) })
    expect((await takeStep(backend, { key, response })).status).toBe(200)
    expect(await takeStep(backend, { key, response })).toMatchObject(refused('key', 'too_late'))
    const next = await requestSecondStep()
    expect(await takeStep(backend, { key: next.key, response })).toMatchObject(refused('response', 'invalid'))
  })

  it.each([
    ['with a counter', true],
    ['without a counter', false],
  ])('begins one session if its response is sent twice at the same moment: %s', async (_, isCounting) => {
    const { authenticator } = await addFirstPasskey(backend, isCounting)
    const { key, options } = await requestSecondStep()
    const response = signedBy(authenticator, { challenge: challengeIn(options) })
    const answers = await Promise.all([takeStep(backend, { key, response }), takeStep(backend, { key, response })])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
  })

  it('is rejected as a clone if its counter did not increase', async () => {
    const { authenticator } = await withPasskey()
    const copy = { ...authenticator }
    for (const _ of [1, 2]) {
      const { key, options } = await requestSecondStep()
      await takeStep(backend, { key, response: signedBy(authenticator, { challenge: challengeIn(options) }) })
    }
    const { key, options } = await requestSecondStep()
    const response = signedBy(copy, { challenge: challengeIn(options) })
    expect(await takeStep(backend, { key, response })).toMatchObject(refused('response', 'invalid'))
  })

  it.each<[string, (own: Authenticator, challenge: string) => string]>([
    ['of somebody else', (_, challenge) => signedBy(newAuthenticator(), { challenge })],
    ['with the id of another passkey', ({ id }, challenge) => signedBy({ ...newAuthenticator(), id }, { challenge })],
    ['for another challenge', (own) => signedBy(own, { challenge: 'YW5vdGhlcg' })],
    ['for another site', (own, challenge) => signedBy(own, { challenge, host: 'elsewhere.example' })],
    [
      'on a page of another site',
      (own, challenge) => signedBy(own, { challenge, origin: 'https://elsewhere.example' }),
    ],
    ['with a response that is not JSON', () => '{'],
    ['with a response that is null', () => 'null'],
    ['with a response of another form', () => '{"id":[]}'],
  ])('is refused: %s', async (_, forge) => {
    const { authenticator } = await withPasskey()
    const { key, options } = await requestSecondStep()
    const response = forge(authenticator, challengeIn(options))
    expect(await takeStep(backend, { key, response })).toMatchObject(refused('response', 'invalid'))
  })

  it('works only on the site of its registration; a recovery code works on the other site', async () => {
    const { codes } = await withPasskey()
    const { body } = await backend.post('/api/auth/login/', dominique, { origin: englishSite })
    const { key, options } = body as SecondStepAsked
    expect(options).toBeNull()
    expect((await takeStep(backend, { key, recovery_code: codes[0] }, englishSite)).status).toBe(200)
  })

  it('is requested and used only by pages of our sites', async () => {
    const { authenticator } = await withPasskey()
    expect((await backend.post('/api/auth/login/', dominique)).status).toBe(403)
    const { key, options } = await requestSecondStep()
    const response = signedBy(authenticator, { challenge: challengeIn(options) })
    expect((await takeStep(backend, { key, response }, 'https://elsewhere.example')).status).toBe(403)
    expect((await takeStep(backend, { key, response })).status).toBe(200)
  })
})

describe('the second step', () => {
  it('expires after five minutes, and is deleted', async () => {
    const { codes } = await withPasskey()
    const { key } = await requestSecondStep()
    backend.setNow('2027-03-05T09:05:00Z')
    expect(await takeStep(backend, { key, recovery_code: codes[0] })).toMatchObject(refused('key', 'too_late'))
    await deleteOldChallenges(backend.whole, new Date('2027-03-05T09:05:01Z'))
    expect(await backend.database.$count(passkeyChallenge)).toBe(0)
  })

  it('expires after five wrong attempts', async () => {
    const { codes } = await withPasskey()
    const { key } = await requestSecondStep()
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await takeStep(backend, { key, recovery_code: 'nope' })).toMatchObject({ status: 400 })
    expect(await takeStep(backend, { key, recovery_code: codes[0] })).toMatchObject(refused('key', 'too_late'))
  })

  it('accepts only five of sixty concurrent attempts', async () => {
    const { authenticator } = await withPasskey()
    const { key } = await requestSecondStep()
    const forged = signedBy(authenticator, { challenge: 'another' })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        takeStep(backend, { key, ...(index % 2 === 0 ? { recovery_code: `nope${index}` } : { response: forged }) }),
      ),
    )
    const fields = answers.flatMap(({ body }) => Object.keys(body as object))
    expect(fields.filter((field) => field !== 'key')).toHaveLength(5)
    expect(fields).toHaveLength(60)
  })

  it.each([
    ['is disabled', 'disable'],
    ['gets another password', 'reset'],
  ])('begins no session if the user %s meanwhile', async (_, verb) => {
    const { codes } = await withPasskey()
    const { key } = await requestSecondStep()
    const given = { database: backend.database, now: new Date(friday), readPassword: async () => '' }
    await usersCommand([verb, dominique.email], given)
    expect(await takeStep(backend, { key, recovery_code: codes[0] })).toMatchObject({ status: 400 })
  })

  it('rejects an unknown key, and a request without an answer', async () => {
    await withPasskey()
    expect(await takeStep(backend, { key: 'AAAAAAAAAAAAAAAAAAAAAA', recovery_code: 'x' })).toMatchObject(
      refused('key', 'too_late'),
    )
    const { key } = await requestSecondStep()
    expect(await takeStep(backend, { key })).toMatchObject(refused('recovery_code', 'wrong_credentials'))
  })
})

describe('a recovery code', () => {
  it('replaces a lost passkey for one login, in any notation', async () => {
    const { codes } = await withPasskey()
    const [first = '', second = ''] = codes
    expect(codes).toHaveLength(10)
    expect((await takeStep(backend, { key: (await requestSecondStep()).key, recovery_code: first })).status).toBe(200)
    expect(await takeStep(backend, { key: (await requestSecondStep()).key, recovery_code: first })).toMatchObject(
      refused('recovery_code', 'wrong_credentials'),
    )
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')}`
    expect((await takeStep(backend, { key: (await requestSecondStep()).key, recovery_code: typed })).status).toBe(200)
    const [{ id } = { id: '' }] = await backend.database.select({ id: staff.id }).from(staff)
    const used = ['recovery_code_used', id, '']
    expect((await trailOf(backend.database, id)).slice(-2)).toEqual([used, used])
  })

  it('begins one session if it is used twice at the same moment', async () => {
    const { codes } = await withPasskey()
    const [one, two] = [await requestSecondStep(), await requestSecondStep()]
    const answers = await Promise.all([one, two].map(({ key }) => takeStep(backend, { key, recovery_code: codes[0] })))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
  })

  it('is rejected if it belongs to another user', async () => {
    const { codes } = await withPasskey()
    await storeStaff(backend.database, other)
    await addPasskey(backend, (await signIn(backend, other)).access, newAuthenticator())
    const { key } = await requestSecondStep(other)
    expect(await takeStep(backend, { key, recovery_code: codes[0] })).toMatchObject({ status: 400 })
  })

  it('is stored as a hash, and is replaced together with all other codes', async () => {
    const { access, codes } = await withPasskey()
    expect(JSON.stringify(await backend.database.select().from(recoveryCode))).not.toContain(codes[0])
    const { body } = await backend.call('POST', '/api/auth/recovery-codes/', bearer(access))
    const { recovery_codes: next } = body as RecoveryCodes
    expect(new Set([...codes, ...next]).size).toBe(20)
    expect(await takeStep(backend, { key: (await requestSecondStep()).key, recovery_code: codes[0] })).toMatchObject({
      status: 400,
    })
    expect((await takeStep(backend, { key: (await requestSecondStep()).key, recovery_code: next[0] })).status).toBe(200)
    expect(await listed(access)).toMatchObject({ recovery_codes_left: 9 })
  })

  it('is not issued to a user without a passkey', async () => {
    const { access } = await signIn(backend)
    expect((await backend.call('POST', '/api/auth/recovery-codes/', bearer(access))).status).toBe(404)
  })
})
