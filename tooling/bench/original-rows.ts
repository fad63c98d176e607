import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { exampleRequests } from '@clairmemoire/openapi/example-requests'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import type { Client } from 'pg'
import type { TextRow } from './copy-in.ts'

/** A record, with the rows of each table that belong to it. */
export interface Original {
  kind: string
  tables: Readonly<Record<string, readonly TextRow[]>>
}

/** The records to copy: open and closed calls, memory tests, subscriptions to news, and proofs of consent. */
export interface Originals {
  open: readonly Original[]
  closed: readonly Original[]
  memoryTests: readonly Original[]
  subscriptions: readonly Original[]
  finderConsents: readonly Original[]
  cookieConsents: readonly Original[]
}

interface Operations {
  backend: string
  /** The access token of a staff member. */
  token: string
  database: Client
}

/** The operations whose examples create the records, and the percentage of the copied requests that each accounts for. */
export const formOperations: Readonly<Record<string, number>> = {
  signUpForTrial: 60,
  requestConsultation: 14,
  submitSecondaryConsultation: 4,
  submitPreconsultation: 10,
  referPatient: 7,
  applyToJoin: 5,
}

/** Sends the contract's example of each form, several times, and records outcomes for all calls but the first one of each. */
export async function storeOriginals(operations: Operations): Promise<Originals> {
  const { database } = operations
  const send = sender(operations)
  const examples = exampleRequests(structuredClone(contract))
  const open: Original[] = []
  const closed: Original[] = []
  for (const { operation, request } of examples.filter((example) => example.operation in formOperations)) {
    const ask = async () => {
      const receipt = await (await send(request.method, request.url, sentToday(request.body))).json()
      return String(receipt['reference'])
    }
    open.push(await originalOf(database, operation, await ask()))
    for (const outcome of operation === 'signUpForTrial' ? outcomesOfStudies : outcomesOfCare) {
      const reference = await ask()
      const record = `/api/desk/requests/${reference}/`
      await send('GET', record)
      if (outcome['outcome'] === 'passed_on')
        await send('PUT', `${record}pass-on/`, { consent: true, consent_text_version: 'pass-on-2027-01' })
      await send('POST', `${record}outcomes/`, { version: 1, note: '', outcome: 'no_answer' })
      await send('POST', `${record}outcomes/`, { version: 2, note: 'A first call.', ...outcome })
      closed.push(await originalOf(database, operation, reference))
    }
  }
  const of = (operation: string) => examples.find((example) => example.operation === operation)
  const test = of('submitOrientation')
  const result = await (await send('POST', '/api/forms/orientation?user_type=patient', test?.request.body)).json()
  const asks = of('createContact')
  // Each subscription is for all studies in France, so the alert of a new study goes to everybody.
  const { matching: _, ...ask } = JSON.parse(asks?.request.body ?? '{}') as Record<string, unknown>
  const contact = await (await send('POST', '/api/mail/create-contact/', { ...ask, country: 'FR' })).json()
  const newsKey = 'A'.repeat(22)
  await database.query('update news_mail set capability_hash = $1', [hash('sha256', newsKey, 'base64url')])
  await send('POST', `/api/news/${newsKey}/confirm`)
  const finder = of('recommendTrial')
  await send('POST', '/api/trials/trial-signup-recommendation', finder?.request.body)
  await send('POST', '/api/cookie-consents/', of('recordCookieConsent')?.request.body)
  // In this time the first mails are sent, so that their completed jobs can be copied.
  await pause(2_000)
  const whole = async (kind: string, table: string, where: string) => [
    { kind, tables: { [table]: (await rowsOf(database, table, where)).slice(0, 1) } },
  ]
  return {
    open,
    closed,
    memoryTests: [await originalOf(database, 'memory_test', await referenceOf(database, String(result['id'])))],
    subscriptions: [await originalOf(database, 'contact', String(contact['reference']))],
    finderConsents: await whole('finder', 'consent', `purpose = 'show_result'`),
    cookieConsents: await whole('cookies', 'cookie_consent', 'true'),
  }
}

const outcomesOfStudies: readonly Record<string, string>[] = [
  { outcome: 'passed_on', site: 'Paris' },
  { outcome: 'not_eligible', criterion: 'other' },
  { outcome: 'not_interested', reason: 'distance' },
]
const outcomesOfCare: readonly Record<string, string>[] = [{ outcome: 'settled' }]

function sender({ backend, token }: Operations) {
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(new URL(path, backend), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`)
    return answer as Omit<Response, 'json'> & { json: () => Promise<Record<string, unknown>> }
  }
}

interface FormExample {
  call: { callback?: { time_zone: string } }
  consents: { third_person_on?: string }
}

/** Changes the example so that it is valid today: a call at any time, and today as the date of a consent. */
function sentToday(example: string): object {
  const { call, consents, ...body }: FormExample = JSON.parse(example)
  const zone = call.callback?.time_zone
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...body,
    call: {
      ...call,
      ...(zone !== undefined && { callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: zone } }),
    },
    consents: { ...consents, ...(consents.third_person_on !== undefined && { third_person_on: today }) },
  }
}

/** The SQL condition that selects the rows of a record, for each table. */
const belonging: Readonly<Record<string, string>> = {
  request: 'id = $id',
  orientation_result: 'id = $id',
  contact: 'id = (select contact_id from contact_request where id = $id)',
  contact_request: 'id = $id',
  news_alert: 'contact_id = (select contact_id from contact_request where id = $id)',
  news_mail: 'contact_id = (select contact_id from contact_request where id = $id)',
  desk_case: 'subject_id = $id',
  call_outcome: 'subject_id = $id',
  request_link: 'request_id = $id',
  request_mail: 'request_id = $id',
  request_change: 'request_id = $id',
  consent: 'subject_id = $id',
  audit_entry: 'reference = $reference',
  staff_view: 'reference = $reference',
}

async function originalOf(database: Client, kind: string, reference: string): Promise<Original> {
  const { rows } = await database.query<{ subject_id: string }>(
    'select subject_id from audit_entry where reference = $1 order by id limit 1',
    [reference],
  )
  const id = String(rows[0]?.subject_id)
  const tables: Record<string, TextRow[]> = {}
  for (const [table, belongs] of Object.entries(belonging)) {
    const where = belongs.replace('$id', `'${id}'`).replace('$reference', `'${reference}'`)
    const found = await rowsOf(database, table, where)
    if (found.length > 0) tables[table] = found
  }
  return { kind, tables }
}

async function referenceOf(database: Client, capability: string): Promise<string> {
  const { rows } = await database.query<{ reference: string }>(
    'select reference from orientation_result where capability_hash = $1',
    [hash('sha256', capability, 'base64url')],
  )
  return String(rows[0]?.reference)
}

/** All columns that can be inserted, as text. */
export async function rowsOf(database: Client, table: string, where: string): Promise<TextRow[]> {
  const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
  const { rows: columns } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_schema = $1 and table_name = $2 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [schema, name],
  )
  const { rows } = await database.query<TextRow>(
    `select ${columns.map((column) => `"${column.name}"::text`).join()} from ${table} where ${where}`,
  )
  return rows
}
