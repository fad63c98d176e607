import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Person, PersonRecords, Records } from '../requests/person-requests.ts'

const usage = [
  'pnpm person export ADDRESS|+NUMBER|CM-XXXX-XXXX  everything that is stored about a person, as JSON',
  'pnpm person erase ADDRESS|+NUMBER|CM-XXXX-XXXX   erases it; the audit trail records the erasure',
].join('\n')

/** Runs the command and returns the text to print. A reference selects all records of its person. */
export async function personCommand(
  [verb, who = '']: readonly string[],
  parts: readonly PersonRecords[],
  { database, now }: Records,
): Promise<string> {
  if ((verb !== 'export' && verb !== 'erase') || who === '') throw new StartRefusal(usage)
  const person = await personOf(who, parts, database)
  const found = await Promise.all(parts.map(async ({ name, find }) => [name, await find(database, person)] as const))
  const count = found.reduce((sum, [, records]) => sum + records.length, 0)
  if (count === 0) throw new StartRefusal(`Nothing is stored about ${who}.`)
  if (verb === 'export') return `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`
  await inTransaction(database, async (tx) => {
    for (const part of parts) await part.erase(tx, person, now)
  })
  return `${count} ${count === 1 ? 'record' : 'records'} erased.\n`
}

async function personOf(who: string, parts: readonly PersonRecords[], database: Records['database']): Promise<Person> {
  const address = readEmailAddress(who)
  if (address !== undefined) return { email: address.toLowerCase(), reference: null }
  const phone = who.startsWith('+') ? readPhoneNumber(who, 'FR') : undefined
  if (phone !== undefined) return { email: null, phone, reference: null }
  const reference = who.toUpperCase()
  const addresses = await Promise.all(parts.map((part) => part.addressOf(database, reference)))
  return { email: addresses.find((found) => typeof found === 'string')?.toLowerCase() ?? null, reference }
}
