import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Role } from '@clairmemoire/api-client/schema'
import { typedLine } from '@clairmemoire/domain/typed-text'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../platform/database/transaction.ts'
import { type ChosenPassword, chosenPassword, hashOfPassword } from '../staff/passwords.ts'
import { readRole, roles } from '../staff/rights.ts'
import { invitation, type StaffRow, staff } from '../staff/staff.table.ts'
import { type AccountChange, auditAccount, removeSecondFactor, staffAddress } from '../staff/staff-account.ts'
import { endSessionsOf } from './staff-sessions.ts'

export interface UsersInput {
  database: Database
  now: Date
  /** Reads the password from the standard input, because a shell history would contain an argument. */
  readPassword: () => Promise<string>
}

const usage = `pnpm users list
pnpm users add ADDRESS FIRST-NAME LAST-NAME [--role ROLE]   (prints a password, once)
pnpm users role ADDRESS ROLE
pnpm users reset ADDRESS                                    (prints a new password, once, and ends every session)
pnpm users disable ADDRESS                                  (ends every session)
pnpm users enable ADDRESS
ROLE is ${roles.join(', ')}. Without it the first user is an administrator, and every other one a caller.
With --typed, add and reset read the password from the input instead.
`

/** Runs the command and returns the text to print. */
export async function usersCommand(given: readonly string[], input: UsersInput): Promise<string> {
  const { words = [], isTyped = false, role } = readWords(given) ?? {}
  const [action = '', typedAddress = '', ...names] = words
  if (action === 'list') return list(input)
  const change = changes.get(action)
  if (change === undefined || typedAddress === '') return usage
  const email = staffAddress(typedAddress)
  if (email === undefined) throw new StartRefusal(`${typedAddress} is not an address.`)
  const readPassword = isTyped ? input.readPassword : undefined
  return change({ ...input, email, names, role, choose: () => chosenPassword(readPassword) })
}

/** Returns undefined for an option that does not exist or has no value. */
function readWords(given: readonly string[]) {
  const options = { typed: { type: 'boolean' }, role: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    return { words: positionals, isTyped: values.typed, role: values.role }
  } catch {
    return undefined
  }
}

interface UserChange extends UsersInput {
  email: string
  names: readonly string[]
  role: string | undefined
  choose: () => Promise<ChosenPassword>
}

const changes = new Map(Object.entries({ add, role: setRole, reset, disable, enable }))

async function add({ database, now, email, names, role: typedRole, choose }: UserChange): Promise<string> {
  const [firstName = '', lastName = '', ...more] = names.map(typedLine)
  if (firstName === '' || lastName === '' || more.length > 0 || [firstName, lastName].some((name) => name.length > 100))
    return usage
  const role = typedRole === undefined ? await firstRole(database) : roleOf(typedRole)
  const chosen = await choose()
  const id = randomUUID()
  const row = {
    id,
    email,
    firstName,
    lastName,
    role,
    createdAt: now,
    passwordHash: await hashOfPassword(chosen.password),
  }
  await audited({ database, now }, { action: 'account_made', id, role }, async (tx) => {
    const added = await tx.insert(staff).values(row).onConflictDoNothing().returning({ id: staff.id })
    if (added.length === 0) throw new StartRefusal(`${email} already exists.`)
  })
  return `${email} may sign in as ${role}.\n${passwordNotice(chosen)}`
}

/** Makes a change and its audit entry in one transaction. */
async function audited(
  { database, now }: Pick<UsersInput, 'database' | 'now'>,
  change: Omit<AccountChange, 'by'>,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await work(tx)
    await auditAccount(tx, [{ ...change, by: null }], now)
  })
}

/** If there is no administrator, the new user becomes one, because somebody has to invite the others. */
async function firstRole(database: Database): Promise<Role> {
  return (await hasAdministrator(database)) ? 'caller' : 'administrator'
}

async function hasAdministrator(database: Database): Promise<boolean> {
  return (await database.$count(staff, and(eq(staff.role, 'administrator'), isNull(staff.disabledAt)))) > 0
}

function roleOf(word: string): Role {
  const role = readRole(word)
  if (role === undefined) throw new StartRefusal(`${word} is not a role: ${roles.join(', ')}.`)
  return role
}

/** Changes the role at once, also in open sessions. */
async function setRole({ database, now, email, names: [word = ''] }: UserChange): Promise<string> {
  const role = roleOf(word)
  const { id } = await userOf(database, email)
  await audited({ database, now }, { action: 'account_role', id, role }, (tx) =>
    tx.update(staff).set({ role }).where(eq(staff.id, id)),
  )
  return `${email} is ${role} now.\n${await withoutAdministrator(database)}`
}

/** Returns a warning if no administrator is left. */
async function withoutAdministrator(database: Database): Promise<string> {
  return (await hasAdministrator(database)) ? '' : 'Nobody is an administrator now.\n'
}

async function reset({ database, now, email, choose }: UserChange): Promise<string> {
  const { id } = await userOf(database, email)
  const chosen = await choose()
  const passwordHash = await hashOfPassword(chosen.password)
  await audited({ database, now }, { action: 'account_reset', id }, async (tx) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
    await removeSecondFactor(tx, id)
    await tx.delete(invitation).where(eq(invitation.staffId, id))
    await endSessionsOf(tx, id, { at: now, because: 'password_reset' })
  })
  return `${email} has a new password, and every session has ended.\n${passwordNotice(chosen)}`
}

async function disable({ database, now, email }: UserChange): Promise<string> {
  const { id, disabledAt } = await userOf(database, email)
  await audited({ database, now }, { action: 'account_disabled', id }, async (tx) => {
    await tx
      .update(staff)
      .set({ disabledAt: disabledAt ?? now })
      .where(eq(staff.id, id))
    await endSessionsOf(tx, id, { at: now, because: 'disabled' })
  })
  return `${email} may not sign in any more, and every session has ended.\n${await withoutAdministrator(database)}`
}

async function enable({ database, now, email }: UserChange): Promise<string> {
  const { id } = await userOf(database, email)
  await audited({ database, now }, { action: 'account_enabled', id }, (tx) =>
    tx.update(staff).set({ disabledAt: null }).where(eq(staff.id, id)),
  )
  return `${email} may sign in.\n`
}

async function list({ database }: UsersInput): Promise<string> {
  const rows = await database.select().from(staff).orderBy(staff.email)
  const lines = rows.map(({ email, firstName, lastName, role, disabledAt }) =>
    [
      email,
      firstName,
      lastName,
      role,
      ...(disabledAt ? [`disabled since ${disabledAt.toISOString().slice(0, 10)}`] : []),
    ].join(' '),
  )
  return lines.map((line) => `${line}\n`).join('') || 'Nobody may sign in yet.\n'
}

async function userOf(database: Database, email: string): Promise<StaffRow> {
  const [row] = await database.select().from(staff).where(eq(staff.email, email))
  if (row === undefined) throw new StartRefusal(`There is no user ${email}.`)
  return row
}

function passwordNotice({ password, isGenerated }: ChosenPassword): string {
  return isGenerated ? `Password, shown this once: ${password}\n` : ''
}
