import { eventually } from '@clairmemoire/vitest'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { trailOf } from '../../../testing/audit-trail.ts'
import { bearer, dominique, storeStaff, signIn } from '../../../testing/staff-at-work.ts'
import { clinic, type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { letterAsText } from '../../mail/letter.ts'
import { invitation, staff } from '../../staff/staff.table.ts'
import { invitationLetter } from './invitation-letter.ts'
import { deleteOldInvitations } from './invitations.ts'

const friday = '2027-03-05T09:00:00Z'
const email = 'alex@clairmemoire.example'
const password = 'seven plain words nobody guesses'

let backend: TestBackend
let sent: string[] = []

beforeAll(async () => {
  backend = await testBackend({
    now: friday,
    delivery:
      () =>
      async ({ letter }) =>
        void sent.push(letterAsText(letter)),
  })
})
beforeEach(async () => {
  backend.setNow(friday)
  sent = []
  await backend.database.delete(staff)
  await storeStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Invites a user, expects exactly one mail, and returns the key in it. */
async function invitedKey(): Promise<string> {
  const { access } = await signIn(backend)
  const body = { email, first_name: 'Alex', last_name: 'Exemple', role: 'caller', locale: 'en' }
  await backend.post('/api/users/', body, bearer(access).headers)
  await expect.poll(() => sent.length, eventually).toBe(1)
  return /#([\w-]{22})/.exec(sent.join())?.[1] ?? ''
}

const open = (key: string) => backend.call('GET', `/api/invitations/${key}`)
const choose = (key: string, chosen = password) => backend.post(`/api/invitations/${key}`, { password: chosen })
const logIn = (chosen = password) => backend.post('/api/auth/login/', { email, password: chosen })

describe('the link of an invitation', () => {
  it('allows choosing a password, and its key is not stored', async () => {
    const key = await invitedKey()
    expect(await open(key)).toMatchObject({ status: 200, body: { email, expires_at: '2027-03-12T09:00:00.000Z' } })
    await expect
      .poll(async () => JSON.stringify(await backend.database.select().from(invitation)), eventually)
      .not.toContain(key)
    expect((await choose(key)).status).toBe(204)
    expect((await logIn()).status).toBe(200)
    const [invited] = await backend.database.select().from(staff).where(eq(staff.email, email))
    const id = invited?.id ?? ''
    expect((await trailOf(backend.database, id)).at(-1)).toEqual(['password_chosen', id, ''])
  })

  it('works once', async () => {
    const key = await invitedKey()
    await choose(key)
    expect((await open(key)).status).toBe(404)
    expect((await choose(key, 'another seven words of somebody else')).status).toBe(404)
    expect((await logIn()).status).toBe(200)
  })

  it('works once in concurrent requests', async () => {
    const key = await invitedKey()
    const answers = await Promise.all([choose(key), choose(key, 'another seven words of somebody else')])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 404])
  })

  it('works for seven days', async () => {
    const key = await invitedKey()
    backend.setNow('2027-03-12T08:59:59Z')
    expect((await open(key)).status).toBe(200)
    backend.setNow('2027-03-12T09:00:00Z')
    expect((await open(key)).status).toBe(404)
    expect((await choose(key)).status).toBe(404)
  })

  it('does not work for a disabled user, and works again after the user is enabled', async () => {
    const key = await invitedKey()
    const disable = (disabledAt: Date | null) =>
      backend.database.update(staff).set({ disabledAt }).where(eq(staff.email, email))
    await disable(new Date(friday))
    expect((await open(key)).status).toBe(404)
    expect((await choose(key)).status).toBe(404)
    await disable(null)
    expect((await choose(key)).status).toBe(204)
  })

  it.each(['', ' ', 'eleven char', ' eleven char   '])('rejects the short password %j', async (short) => {
    const key = await invitedKey()
    expect(await choose(key, short)).toMatchObject({ status: 400 })
    expect((await choose(key)).status).toBe(204)
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x'])('does not work with the key %s', async (key) => {
    expect([400, 404]).toContain((await open(key)).status)
    expect([400, 404]).toContain((await choose(key)).status)
  })

  it('is deleted after seven days', async () => {
    await invitedKey()
    await deleteOldInvitations(backend.whole, new Date('2027-03-12T08:59:59Z'))
    expect(await backend.database.$count(invitation)).toBe(1)
    await deleteOldInvitations(backend.whole, new Date('2027-03-12T09:00:01Z'))
    expect(await backend.database.$count(invitation)).toBe(0)
  })
})

describe.each([
  ['fr', 'new', 'Votre compte est prêt', 'jusqu’au vendredi 12 mars 2027'],
  ['fr', 'reset', 'Choisissez un nouveau mot de passe', 'jusqu’au vendredi 12 mars 2027'],
  ['en', 'new', 'Your account is ready', 'until Friday, March 12, 2027'],
  ['en', 'reset', 'Choose a new password', 'until Friday, March 12, 2027'],
] as const)('the letter in %s, %s', (locale, reason, subject, until) => {
  const person = { email: dominique.email, firstName: 'Dominique' }
  const link = { locale, reason, createdAt: new Date(friday) }
  const letter = invitationLetter(person, link, 'q8Zk3vJ0Tn-2hY_5aXw7Lg', clinic)

  it('contains the purpose, the expiry, and the key after the # of the page', () => {
    const text = letterAsText(letter).replaceAll(/\s+/g, ' ')
    expect(letter.subject).toBe(subject)
    expect(text).toContain(until)
    expect(text).toContain(`${clinic.sites[locale]}/invitation#q8Zk3vJ0Tn-2hY_5aXw7Lg`)
    expect(text).toContain(dominique.email)
  })
})
