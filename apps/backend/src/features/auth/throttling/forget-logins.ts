import { daysOfKnownNetworks } from '@clairmemoire/domain/retention'
import { lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { knownNetwork, loginCount } from './login-count.table.ts'
import { memoryOfFailures } from './wait-before.ts'

const day = 24 * 3_600_000

/** What counts no more. */
export async function forgetLogins({ database }: { database: Database }, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.delete(loginCount).where(lt(loginCount.lastAt, before(memoryOfFailures)))
  await database.delete(knownNetwork).where(lt(knownNetwork.lastAt, before(daysOfKnownNetworks * day)))
}
