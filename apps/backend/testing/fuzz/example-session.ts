import { eq } from 'drizzle-orm'
import type { Queries } from '../../src/platform/database/connect.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { accessToken } from '../../src/sessions/access-token.ts'
import { beginSession } from '../../src/sessions/staff-sessions.ts'
import { staff } from '../../src/staff/staff.table.ts'
import { dominique, fromPage, ownOrigin } from '../staff-at-work.ts'
import { gatewaySignIn, type TestBackend } from '../test-backend.ts'
import type { Operation } from './operations.ts'

/** Operations authenticated by cookie. */
const byCookie: readonly string[] = ['refreshToken', 'logOut']

/** Operations of the SMS gateway. */
const byGateway: readonly string[] = ['reportDelivery', 'reportAnswer']

/** Whether the operation may reject requests without a session or password. */
export function needsSession({ id, isSecured }: Operation): boolean {
  return isSecured || byCookie.includes(id) || byGateway.includes(id)
}

/** Headers of a new staff session or of the SMS gateway if the operation needs them, else none. */
export async function headersOfStaff(backend: TestBackend, operation: Operation): Promise<Record<string, string>> {
  if (!needsSession(operation)) return {}
  if (byGateway.includes(operation.id)) return gatewaySignIn
  const { whole } = backend
  const session = await inTransaction(backend.database, async (tx) =>
    beginSession(tx, await idOfStaff(tx), whole.clock()),
  )
  if (!operation.isSecured) return fromPage(session.token)
  const { token } = await accessToken(whole.sessions.key, session, whole.clock())
  return { origin: ownOrigin, authorization: `Bearer ${token}` }
}

async function idOfStaff(database: Queries): Promise<string> {
  const [row] = await database.select({ id: staff.id }).from(staff).where(eq(staff.email, dominique.email))
  return row?.id ?? ''
}
