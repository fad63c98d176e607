import { randomUUID } from 'node:crypto'
import type { BegunSession, Role } from '@clairmemoire/api-client/schema'
import type { Database } from '../src/platform/database/connect.ts'
import { hashOfPassword } from '../src/staff/passwords.ts'
import { staff } from '../src/staff/staff.table.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'

export const dominique = {
  email: 'dominique@clairmemoire.example',
  password: 'sept-mots-que-personne-ne-devine',
} as const

/** One of the sites of the test backend. */
export const ownOrigin = 'https://sample.fr.example'

const csrf = 'c'.repeat(32)

/** Stores a staff member, by default an administrator. */
export async function storeStaff(
  database: Database,
  { email, password }: Credentials = dominique,
  role: Role = 'administrator',
): Promise<void> {
  await database
    .insert(staff)
    .values({
      id: randomUUID(),
      email,
      firstName: 'Dominique',
      lastName: 'Exemple',
      role,
      passwordHash: await hashOnce(password),
      createdAt: new Date('2027-01-04T08:00:00Z'),
    })
    .onConflictDoNothing()
}

const hashes = new Map<string, Promise<string>>()

/** Caches hashes, because a hash takes 80 ms by design. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashOfPassword(password)
  hashes.set(password, hash)
  return hash
}

interface Credentials {
  email: string
  password: string
}

/** The tokens of a browser after a login. */
export interface Browser {
  access: string
  refresh: string
}

export async function signIn(backend: TestBackend, credentials: Credentials = dominique): Promise<Browser> {
  const answer = await backend.post('/api/auth/login/', credentials)
  return { access: (answer.body as BegunSession).access_token, refresh: refreshOf(answer) }
}

/** Returns the refresh token that a response sets; empty if the response clears it or sets none. */
export function refreshOf({ headers }: TestAnswer): string {
  return /refresh_token=([^;"]*)/.exec(JSON.stringify(headers['set-cookie'] ?? ''))?.[1] ?? ''
}

/** The headers of a request that a page of the site sends with the cookie. */
export function fromPage(refresh: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    origin: ownOrigin,
    cookie: `csrftoken=${csrf}; refresh_token=${refresh}`,
    'x-csrftoken': csrf,
    ...changes,
  }
}

export function refreshWith(
  backend: TestBackend,
  refresh: string,
  changes: Record<string, string> = {},
): Promise<TestAnswer> {
  return backend.call('POST', '/api/auth/token/refresh/', { headers: fromPage(refresh, changes) })
}

export function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } }
}
