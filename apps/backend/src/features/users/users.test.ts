import type { StaffMember, StaffMembers, UserChange } from '@clairmemoire/api-client/schema'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { trailOf } from '../../../testing/audit-trail.ts'
import { addPasskey, newAuthenticator } from '../../../testing/authenticator.ts'
import { bearer, dominique, storeStaff, refreshWith, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { waitingForLock } from '../../../testing/waiting-for-lock.ts'
import { invitation, passkey, recoveryCode, staff } from '../../staff/staff.table.ts'

const friday = '2027-03-05T09:00:00Z'
const sam = { email: 'sam@clairmemoire.example', password: dominique.password }

let backend: TestBackend
let access: string

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
beforeEach(async () => {
  await backend.database.delete(staff)
  await storeStaff(backend.database)
  access = (await signIn(backend)).access
})
afterAll(() => backend[Symbol.asyncDispose]())

const json = () => ({ ...bearer(access).headers, 'content-type': 'application/json' })
const list = async () => {
  const { body } = await backend.call('GET', '/api/users/', bearer(access))
  return (body as StaffMembers).users
}
const memberOf = async (email: string) => (await list()).find((each) => each.email === email)
const idOf = async (email: string) => (await memberOf(email))?.pk ?? ''
const change = (id: string, changes: UserChange) =>
  backend.call('PATCH', `/api/users/${id}/`, { headers: json(), payload: JSON.stringify(changes) })
const reset = (id: string) => backend.post(`/api/users/${id}/reset/`, { locale: 'fr' }, bearer(access).headers)
const invite = (changes: object = {}) =>
  backend.post(
    '/api/users/',
    {
      email: 'Alex@Clairmemoire.example',
      first_name: 'Alex',
      last_name: 'Exemple',
      role: 'coordinator',
      locale: 'fr',
      ...changes,
    },
    bearer(access).headers,
  )
const refused = (field: string, code: string) => ({ status: 400, body: { [field]: [{ code }] } })

describe('an invited user', () => {
  it('is listed with the role, and may not sign in before choosing a password', async () => {
    const answer = await invite()
    const alex = { email: 'alex@clairmemoire.example', first_name: 'Alex', role: 'coordinator', state: 'invited' }
    expect(answer).toMatchObject({ status: 201, body: alex })
    expect(await list()).toContainEqual(answer.body)
    for (const password of ['', ' ', 'x'])
      expect((await backend.post('/api/auth/login/', { email: alex.email, password })).status).toBe(400)
  })

  it('is invited only once: no other account may have the same address, even in capitals', async () => {
    await invite()
    expect(await invite({ email: 'ALEX@clairmemoire.example' })).toMatchObject(refused('email', 'taken'))
    expect(await invite({ email: dominique.email })).toMatchObject(refused('email', 'taken'))
    expect(await backend.database.$count(invitation)).toBe(1)
  })

  it.each([
    [{ email: 'alex' }, 'email', 'invalid_email'],
    [{ first_name: 'Visit www.example.com' }, 'first_name', 'invalid'],
    [{ last_name: '' }, 'last_name', 'required'],
    [{ role: 'chief' }, 'role', 'unknown_option'],
  ])('is not invited with %j', async (changes, field, code) => {
    expect(await invite(changes)).toMatchObject(refused(field, code))
    expect(await list()).toHaveLength(1)
  })

  it('is listed with an expired link after its expiry', async () => {
    await invite()
    backend.setNow('2027-03-12T09:00:00Z')
    access = (await signIn(backend)).access
    expect(await memberOf('alex@clairmemoire.example')).toMatchObject({ state: 'link_over' })
    backend.setNow(friday)
  })
})

describe('changing a user', () => {
  it('applies a new role to open sessions', async () => {
    await storeStaff(backend.database, sam, 'caller')
    const browser = await signIn(backend, sam)
    const listed = () => backend.call('GET', '/api/users/', bearer(browser.access))
    expect((await listed()).status).toBe(403)
    expect(await change(await idOf(sam.email), { role: 'administrator' })).toMatchObject({
      status: 200,
      body: { role: 'administrator' },
    })
    expect((await listed()).status).toBe(200)
    await change(await idOf(sam.email), { role: 'coordinator' })
    expect((await listed()).status).toBe(403)
  })

  it('ends every session of a disabled user, and enabling does not restore them', async () => {
    await storeStaff(backend.database, sam, 'caller')
    const browser = await signIn(backend, sam)
    expect(await change(await idOf(sam.email), { disabled: true })).toMatchObject({ body: { state: 'disabled' } })
    expect((await backend.call('GET', '/api/user/', bearer(browser.access))).status).toBe(401)
    expect((await refreshWith(backend, browser.refresh)).status).toBe(401)
    expect(await change(await idOf(sam.email), { disabled: false })).toMatchObject({ body: { state: 'active' } })
    expect((await refreshWith(backend, browser.refresh)).status).toBe(401)
    expect((await signIn(backend, sam)).access).not.toBe('')
  })

  it('can change the name and nothing else', async () => {
    const id = await idOf(dominique.email)
    expect(await change(id, { first_name: 'Dominik' })).toMatchObject({
      body: { first_name: 'Dominik', last_name: 'Exemple', role: 'administrator', state: 'active' },
    })
    expect(await change(id, { last_name: '1234' })).toMatchObject(refused('last_name', 'invalid'))
  })

  it.each<UserChange>([{ role: 'coordinator' }, { disabled: true }, { role: 'caller', disabled: true }])(
    'is rejected if no administrator would be left: %j',
    async (changes) => {
      const id = await idOf(dominique.email)
      expect(await change(id, changes)).toMatchObject(refused('non_field_errors', 'last_administrator'))
      expect(await memberOf(dominique.email)).toMatchObject({ role: 'administrator', state: 'active' })
    },
  )

  it('is rejected for an administrator if the only other one has no password yet or is disabled', async () => {
    const id = await idOf(dominique.email)
    await invite({ role: 'administrator' })
    expect(await change(id, { role: 'caller' })).toMatchObject({ status: 400 })
    await storeStaff(backend.database, sam)
    await change(await idOf(sam.email), { disabled: true })
    expect(await change(id, { role: 'caller' })).toMatchObject({ status: 400 })
  })

  it('keeps one administrator if two demote each other at the same moment', async () => {
    await storeStaff(backend.database, sam)
    const other = await signIn(backend, sam)
    const [one, two] = [await idOf(dominique.email), await idOf(sam.email)]
    const demote = (id: string, by: string) =>
      backend.call('PATCH', `/api/users/${id}/`, {
        headers: { ...bearer(by).headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ role: 'caller' }),
      })
    let demotions: ReturnType<typeof demote>[] = []
    await backend.database.transaction(async (held) => {
      await held.select().from(staff).for('update')
      demotions = [demote(two, access), demote(one, other.access)]
      await waitingForLock(backend.database.$client, 'from "staff"', 2)
    })
    const answers = await Promise.all(demotions)
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await backend.database.$count(staff, eq(staff.role, 'administrator'))).toBe(1)
  })

  it('is answered with 404 for an unknown user', async () => {
    expect((await change('00000000-0000-4000-8000-000000000000', { role: 'caller' })).status).toBe(404)
  })
})

describe('a reset', () => {
  it('removes password, keys and codes, ends every session, and sends a link', async () => {
    await storeStaff(backend.database, sam, 'caller')
    const browser = await signIn(backend, sam)
    await addPasskey(backend, browser.access, newAuthenticator())
    expect(await reset(await idOf(sam.email))).toMatchObject({ status: 200, body: { state: 'invited' } })
    expect((await backend.call('GET', '/api/user/', bearer(browser.access))).status).toBe(401)
    expect((await backend.post('/api/auth/login/', sam)).status).toBe(400)
    expect(await backend.database.select().from(invitation)).toMatchObject([{ reason: 'reset' }])
    expect(await backend.database.$count(passkey)).toBe(0)
    expect(await backend.database.$count(recoveryCode)).toBe(0)
  })

  it('replaces the link of an invited user', async () => {
    const { body } = await invite()
    const [first] = await backend.database.select().from(invitation)
    await reset((body as StaffMember).pk)
    expect(
      await backend.database
        .select()
        .from(invitation)
        .where(ne(invitation.id, first?.id ?? '')),
    ).toMatchObject([{ reason: 'new' }])
    expect(await backend.database.$count(invitation)).toBe(1)
  })

  it('is rejected for the last administrator and for a disabled user', async () => {
    expect(await reset(await idOf(dominique.email))).toMatchObject(refused('non_field_errors', 'last_administrator'))
    await storeStaff(backend.database, sam, 'caller')
    await change(await idOf(sam.email), { disabled: true })
    expect((await reset(await idOf(sam.email))).status).toBe(404)
    expect(await backend.database.$count(invitation)).toBe(0)
  })
})

describe('the audit trail', () => {
  it('has each change with author, user and role', async () => {
    const by = await idOf(dominique.email)
    const { pk: id } = (await invite()).body as StaffMember
    await change(id, { first_name: 'Alix', role: 'caller' })
    await change(id, { disabled: true })
    await change(id, { disabled: true })
    await change(id, { disabled: false, role: 'caller' })
    await reset(id)
    expect(await trailOf(backend.database, id)).toEqual([
      ['account_made', by, 'coordinator'],
      ['account_renamed', by, ''],
      ['account_role', by, 'caller'],
      ['account_disabled', by, ''],
      ['account_enabled', by, ''],
      ['account_reset', by, ''],
    ])
  })

  it('has no entry for rejected changes', async () => {
    const id = await idOf(dominique.email)
    await change(id, { disabled: true })
    await reset(id)
    expect(await trailOf(backend.database, id)).toEqual([])
  })
})
