import { randomUUID } from 'node:crypto'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { type ChosenPassword, chosenPassword, hashOfPassword } from '../staff/passwords.ts'
import { type StaffRow, staff } from '../staff/staff.table.ts'
import { staffAddress } from '../staff/staff-address.ts'
import { endSessionsOf } from './staff-sessions.ts'

export interface UsersInput {
  database: Database
  now: Date
  /** Asked for rather than given, so that it stands in no history of commands. */
  readPassword: () => Promise<string>
}

const usage = `pnpm users list
pnpm users add ADDRESS FIRST-NAME LAST-NAME   (prints a password, once)
pnpm users reset ADDRESS                      (prints a new password, once, and ends every session)
pnpm users disable ADDRESS                    (ends every session)
pnpm users enable ADDRESS
With --typed, add and reset read the password from the input instead.
`

/** Who may sign in. */
export async function usersCommand(given: readonly string[], input: UsersInput): Promise<string> {
  const [action, typedAddress = '', ...names] = given.filter((word) => word !== '--typed')
  if (action === 'list') return list(input)
  const change = changes.get(action ?? '')
  if (change === undefined || typedAddress === '') return usage
  const email = staffAddress(typedAddress)
  if (email === undefined) throw new StartRefusal(`${typedAddress} is no address.`)
  const readPassword = given.includes('--typed') ? input.readPassword : undefined
  return change({ ...input, email, names, choose: () => chosenPassword(readPassword) })
}

interface UserChange extends UsersInput {
  email: string
  names: readonly string[]
  choose: () => Promise<ChosenPassword>
}

const changes = new Map(Object.entries({ add, reset, disable, enable }))

async function add({ database, now, email, names, choose }: UserChange): Promise<string> {
  const [firstName = '', lastName = '', ...more] = names.map((name) => name.trim())
  if (firstName === '' || lastName === '' || more.length > 0 || [firstName, lastName].some((name) => name.length > 100))
    return usage
  const chosen = await choose()
  const row = { id: randomUUID(), email, firstName, lastName, createdAt: now }
  const added = await database
    .insert(staff)
    .values({ ...row, passwordHash: await hashOfPassword(chosen.password) })
    .onConflictDoNothing()
    .returning({ id: staff.id })
  if (added.length === 0) throw new StartRefusal(`${email} is there already.`)
  return `${email} may sign in.\n${passwordNotice(chosen)}`
}

async function reset({ database, now, email, choose }: UserChange): Promise<string> {
  const { id } = await userOf(database, email)
  const chosen = await choose()
  await database
    .update(staff)
    .set({ passwordHash: await hashOfPassword(chosen.password) })
    .where(eq(staff.id, id))
  await endSessionsOf(database, id, { at: now, because: 'password_reset' })
  return `${email} has a new password, and every session has ended.\n${passwordNotice(chosen)}`
}

async function disable({ database, now, email }: UserChange): Promise<string> {
  const { id, disabledAt } = await userOf(database, email)
  await database
    .update(staff)
    .set({ disabledAt: disabledAt ?? now })
    .where(eq(staff.id, id))
  await endSessionsOf(database, id, { at: now, because: 'disabled' })
  return `${email} may not sign in any more, and every session has ended.\n`
}

async function enable({ database, email }: UserChange): Promise<string> {
  const { id } = await userOf(database, email)
  await database.update(staff).set({ disabledAt: null }).where(eq(staff.id, id))
  return `${email} may sign in.\n`
}

async function list({ database }: UsersInput): Promise<string> {
  const rows = await database.select().from(staff).orderBy(staff.email)
  const lines = rows.map(({ email, firstName, lastName, disabledAt }) =>
    [
      email,
      firstName,
      lastName,
      ...(disabledAt ? [`disabled since ${disabledAt.toISOString().slice(0, 10)}`] : []),
    ].join(' '),
  )
  return lines.map((line) => `${line}\n`).join('') || 'Nobody may sign in yet.\n'
}

async function userOf(database: Database, email: string): Promise<StaffRow> {
  const [row] = await database.select().from(staff).where(eq(staff.email, email))
  if (row === undefined) throw new StartRefusal(`Nobody signs in as ${email}.`)
  return row
}

function passwordNotice({ password, isGenerated }: ChosenPassword): string {
  return isGenerated ? `Password, shown this once: ${password}\n` : ''
}
