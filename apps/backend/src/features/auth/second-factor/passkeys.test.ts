import type { Passkeys } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { trailOf } from '../../../../testing/audit-trail.ts'
import { addFirstPasskey, addPasskey, enterPassword, newAuthenticator } from '../../../../testing/authenticator.ts'
import { bearer, dominique, storeStaff, ownOrigin, signIn } from '../../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { usersCommand } from '../../../sessions/users-command.ts'
import { passkey, recoveryCode, staff } from '../../../staff/staff.table.ts'

const friday = '2027-03-05T09:00:00Z'
const other = { email: 'other@clairmemoire.example', password: dominique.password }

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
beforeEach(async () => {
  await backend.database.delete(staff)
  await storeStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

const withPasskey = () => addFirstPasskey(backend)
const listed = async (access: string) =>
  (await backend.call('GET', '/api/auth/passkeys/', bearer(access))).body as Passkeys
const refused = (field: string, code: string) => ({ status: 400, body: { [field]: [{ code }] } })
const passwordAlone = async () => (await enterPassword(backend)).status

describe('the passkeys of a user', () => {
  it('are listed with their host, and recovery codes are issued only with the first passkey', async () => {
    const { access } = await withPasskey()
    const second = await addPasskey(backend, access, newAuthenticator())
    expect(second).toMatchObject({ status: 201, body: { recovery_codes: [] } })
    expect(await listed(access)).toMatchObject({
      passkeys: [{ name: 'Téléphone', host: 'sample.fr.example', last_used_at: null }, {}],
      recovery_codes_left: 10,
      demanded: false,
    })
  })

  it('can be added only once', async () => {
    const { access, authenticator } = await withPasskey()
    expect(await addPasskey(backend, access, authenticator)).toMatchObject(refused('response', 'taken'))
  })

  it.each([{ challenge: 'YW5vdGhlcg' }, { host: 'elsewhere.example' }, { origin: 'https://elsewhere.example' }])(
    'are not added with a response to something else: %j',
    async (changes) => {
      const { access } = await signIn(backend)
      expect(await addPasskey(backend, access, newAuthenticator(), changes)).toMatchObject(
        refused('response', 'invalid'),
      )
      expect(await backend.database.$count(passkey)).toBe(0)
    },
  )

  it('are not added with the challenge of another user', async () => {
    await storeStaff(backend.database, other)
    const { access } = await signIn(backend, other)
    const headers = { ...bearer(access).headers, origin: ownOrigin }
    const { body } = await backend.call('POST', '/api/auth/passkeys/options/', { headers })
    const { key } = body as { key: string }
    const own = { ...bearer((await signIn(backend)).access).headers, origin: ownOrigin }
    expect(await backend.post('/api/auth/passkeys/', { key, name: 'x', response: '{}' }, own)).toMatchObject(
      refused('key', 'too_late'),
    )
  })

  it('are removed only by their owner; after the last passkey the codes are deleted, and the password is enough', async () => {
    const { access } = await withPasskey()
    const [key] = (await listed(access)).passkeys
    await storeStaff(backend.database, other)
    const stranger = await signIn(backend, other)
    const remove = (by: string) => backend.call('DELETE', `/api/auth/passkeys/${key?.id}/`, bearer(by))
    expect((await remove(stranger.access)).status).toBe(404)
    expect(await passwordAlone()).toBe(202)
    expect((await remove(access)).status).toBe(204)
    expect(await backend.database.$count(recoveryCode)).toBe(0)
    expect(await passwordAlone()).toBe(200)
  })

  it('have audit entries for the addition, the new codes and the removal', async () => {
    const { access } = await withPasskey()
    const [key] = (await listed(access)).passkeys
    await backend.call('DELETE', `/api/auth/passkeys/${key?.id}/`, bearer(access))
    const [{ id } = { id: '' }] = await backend.database.select({ id: staff.id }).from(staff)
    expect((await trailOf(backend.database, id)).map(([action, by]) => [action, by === id])).toEqual([
      ['passkey_added', true],
      ['recovery_codes_made', true],
      ['passkey_removed', true],
    ])
  })

  it('are deleted by a reset, for users who lost keys and codes', async () => {
    await withPasskey()
    const given = { database: backend.database, now: new Date(friday), readPassword: async () => dominique.password }
    await usersCommand(['reset', dominique.email, '--typed'], given)
    expect(await backend.database.$count(passkey)).toBe(0)
    expect(await passwordAlone()).toBe(200)
  })
})

describe('if a second factor is required', () => {
  it('other operations are forbidden until a passkey is added, and then allowed in the same session', async () => {
    await using strict = await testBackend({
      now: friday,
      databaseUrl: backend.databaseUrl,
      sessions: { secondFactor: 'demanded' },
    })
    const { access } = await signIn(strict)
    const users = () => strict.call('GET', '/api/users/', bearer(access))
    expect(await users()).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
    expect((await strict.call('GET', '/api/user/', bearer(access))).status).toBe(200)
    expect((await strict.call('GET', '/api/auth/passkeys/', bearer(access))).body).toMatchObject({ demanded: true })
    expect((await addPasskey(strict, access, newAuthenticator())).status).toBe(201)
    expect((await users()).status).toBe(200)
  })

  it('an older session with only a password is not enough', async () => {
    await storeStaff(backend.database, other)
    const { access } = await signIn(backend, other)
    await using strict = await testBackend({
      now: friday,
      databaseUrl: backend.databaseUrl,
      sessions: { secondFactor: 'demanded' },
    })
    expect((await strict.call('GET', '/api/users/', bearer(access))).status).toBe(403)
  })
})
