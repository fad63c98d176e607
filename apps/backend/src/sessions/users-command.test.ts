import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trailOf } from '../../testing/audit-trail.ts'
import { bearer, refreshWith, signIn } from '../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { staff } from '../staff/staff.table.ts'
import { usersCommand } from './users-command.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const users = (given: readonly string[], typed = '') =>
  usersCommand(given, {
    database: backend.database,
    now: backend.whole.clock(),
    readPassword: async () => `${typed}\n`,
  })
const add = (email: string) => users(['add', email, 'Sam', 'Sample'])
const passwordIn = (printed: string) => /: (\S+)\n$/.exec(printed)?.[1] ?? ''
const logIn = (email: string, password: string) => backend.post('/api/auth/login/', { email, password })

const prints = /^Password, shown this once: (?:[2-9a-z]{4}-){4}[2-9a-z]{4}$/m

describe('an added user', () => {
  it('signs in with the password that is printed once and not stored', async () => {
    const printed = await add('Added@Clinic.example')
    expect(printed).toMatch(prints)
    const password = passwordIn(printed)
    expect((await logIn('added@clinic.example', password)).status).toBe(200)
    expect(JSON.stringify(await backend.database.select().from(staff))).not.toContain(password)
  })

  it('gets a unique password', async () => {
    expect(passwordIn(await add('one@clinic.example'))).not.toBe(passwordIn(await add('two@clinic.example')))
  })

  it('signs in with a typed password, which is not printed', async () => {
    const typed = 'seven plain words nobody guesses'
    expect(await users(['add', 'typed@clinic.example', 'Sam', 'Sample', '--typed'], typed)).toBe(
      'typed@clinic.example may sign in as caller.\n',
    )
    expect((await logIn('typed@clinic.example', typed)).status).toBe(200)
  })

  it('is listed with the date on which it was disabled', async () => {
    await add('listed@clinic.example')
    await users(['disable', 'listed@clinic.example'])
    expect(await users(['list'])).toContain('listed@clinic.example Sam Sample caller disabled since 2027-03-05\n')
  })
})

describe('a role', () => {
  const roles = async () => (await users(['list'])).split('\n').map((line) => line.split(' ').slice(0, 4).join(' '))

  it('is administrator for the first user, and caller for every other one', async () => {
    await backend.database.delete(staff)
    expect(await add('first@clinic.example')).toContain('first@clinic.example may sign in as administrator.\n')
    expect(await add('second@clinic.example')).toContain('second@clinic.example may sign in as caller.\n')
  })

  it('is the one given with --role', async () => {
    await users(['add', 'asked@clinic.example', 'Sam', 'Sample', '--role', 'coordinator'])
    expect(await roles()).toContain('asked@clinic.example Sam Sample coordinator')
  })

  it('can be changed, with a warning when no administrator is left', async () => {
    await backend.database.delete(staff)
    await add('only@clinic.example')
    await add('other@clinic.example')
    expect(await users(['role', 'other@clinic.example', 'coordinator'])).toBe(
      'other@clinic.example is coordinator now.\n',
    )
    expect(await users(['role', 'only@clinic.example', 'caller'])).toContain('Nobody is an administrator now.\n')
    expect(await roles()).toContain('only@clinic.example Sam Sample caller')
  })

  it('that does not exist changes nothing', async () => {
    const refused = 'chief is not a role: caller, coordinator, administrator.'
    await expect(users(['add', 'chief@clinic.example', 'Sam', 'Sample', '--role', 'chief'])).rejects.toThrow(refused)
    await add('none@clinic.example')
    await expect(users(['role', 'none@clinic.example', 'chief'])).rejects.toThrow(refused)
    expect(await users(['list'])).not.toContain('chief')
  })
})

describe('a typed password', () => {
  it.each(['', 'eleven char', '           \t', 'x'.repeat(257)])('cannot be %j', async (typed) => {
    await expect(users(['add', 'short@clinic.example', 'Sam', 'Sample', '--typed'], typed)).rejects.toThrow(
      'The password needs 12 characters at least, and 256 at most.',
    )
    expect(await users(['list'])).not.toContain('short@clinic.example')
  })
})

describe('a reset', () => {
  it('replaces the password and ends every session', async () => {
    const email = 'reset@clinic.example'
    const old = passwordIn(await add(email))
    const browser = await signIn(backend, { email, password: old })
    const next = passwordIn(await users(['reset', email]))
    expect(await backend.call('GET', '/api/user/', bearer(browser.access))).toMatchObject({ status: 401 })
    expect((await refreshWith(backend, browser.refresh)).status).toBe(401)
    expect((await logIn(email, old)).status).toBe(400)
    expect((await logIn(email, next)).status).toBe(200)
  })
})

describe('a disabled user', () => {
  it('is signed out at once, and after being enabled needs to sign in again, with the same password', async () => {
    const email = 'away@clinic.example'
    const password = passwordIn(await add(email))
    const browser = await signIn(backend, { email, password })
    await users(['disable', email])
    expect(await backend.call('GET', '/api/user/', bearer(browser.access))).toMatchObject({ status: 401 })
    expect((await logIn(email, password)).status).toBe(400)
    await users(['enable', email])
    expect((await refreshWith(backend, browser.refresh)).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(200)
  })
})

describe('the audit trail', () => {
  it('has an entry for each change, and the entry names no staff member', async () => {
    const email = 'trail@clinic.example'
    await add(email)
    await users(['role', email, 'coordinator'])
    await users(['reset', email])
    await users(['disable', email])
    await users(['enable', email])
    const [person] = await backend.database.select().from(staff).where(eq(staff.email, email))
    expect(await trailOf(backend.database, person?.id ?? '')).toEqual([
      ['account_made', null, 'caller'],
      ['account_role', null, 'coordinator'],
      ['account_reset', null, ''],
      ['account_disabled', null, ''],
      ['account_enabled', null, ''],
    ])
  })
})

describe('the command', () => {
  it.each([
    [[]],
    [['add']],
    [['add', 'a@clinic.example']],
    [['add', 'a@clinic.example', 'A', 'B', 'C']],
    [['toString', 'x']],
    [['add', 'a@clinic.example', 'A', 'B', '--role']],
    [['add', 'a@clinic.example', 'A', 'B', '--tpyed']],
  ])('prints its usage for %j', async (given) => {
    expect(await users(given)).toMatch(/^pnpm users list\n/)
  })

  it('rejects existing users, unknown users and invalid addresses with a sentence', async () => {
    await add('twice@clinic.example')
    await expect(add('TWICE@clinic.example')).rejects.toThrow('twice@clinic.example already exists.')
    await expect(users(['reset', 'nobody@clinic.example'])).rejects.toThrow('There is no user nobody@clinic.example.')
    await expect(users(['disable', 'a,b@clinic.example'])).rejects.toThrow('a,b@clinic.example is not an address.')
  })
})
