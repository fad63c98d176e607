import type { PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { clinic, type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { mailStop } from '../../mail/mail.table.ts'
import { callReminder, remindOfCalls, stopToken } from '../../requests/call-reminders.ts'
import { requestMail } from '../../requests/request.table.ts'
import { lettersWith } from '../../server/kinds.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
beforeEach(() => backend.database.delete(mailStop))
afterAll(() => backend[Symbol.asyncDispose]())

const requestAs = async (email: string) => {
  const url = '/api/consultations/memoire?consultation_type=video'
  return (await backend.post(url, consultationRequest({ email }))).body as Receipt
}
const reminders = async (key: string) =>
  ((await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest).reminders
const change = (key: string, body: object) =>
  backend.call('PATCH', `/api/requests/${key}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
/** Queues the reminders, and returns the key and the stop token of the reminder of a request. */
async function reminderOf({ id }: Receipt) {
  await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
  const mails = await backend.database.select().from(requestMail).where(isNotNull(requestMail.remindsOf))
  const mail = mails.find(({ requestId }) => requestId === id)
  return { key: mail?.capability ?? '', stop: stopToken(mail?.id ?? '') }
}
const click = (token: string) => backend.call('POST', `/api/mail/stop/${token}`)

it.each(['victim@exemple.example', 'victim+x@exemple.example', 'VICTIM@exemple.example'])(
  'a sender who typed %s cannot stop reminders of the owner',
  async (typed) => {
    const ofOwner = await requestAs('victim@exemple.example')
    const ofStranger = await requestAs(typed)
    await change(ofStranger.private_link_id, { version: 1, reminders: false })
    expect([await reminders(ofOwner.private_link_id), await reminders(ofStranger.private_link_id)]).toEqual([
      true,
      false,
    ])
  },
)

it('a key that was mailed to an address stops and resumes the reminders of all requests with that address', async () => {
  const [one, other] = [await requestAs('owner@exemple.example'), await requestAs('owner@exemple.example')]
  const { key } = await reminderOf(one)
  await change(key, { version: 1, reminders: false })
  expect([await reminders(one.private_link_id), await reminders(other.private_link_id)]).toEqual([false, false])
  await change(other.private_link_id, { version: 1, reminders: true })
  expect(await reminders(other.private_link_id)).toBe(false)
  await change(key, { version: 1, reminders: true })
  expect([await reminders(one.private_link_id), await reminders(other.private_link_id)]).toEqual([true, true])
})

it('a key that was mailed to one address has no rights over an address entered later', async () => {
  const ofOwner = await requestAs('target@exemple.example')
  const ofStranger = await requestAs('stranger@exemple.example')
  const { key, stop } = await reminderOf(ofStranger)
  await change(key, { version: 1, email: 'target@exemple.example' })
  await change(key, { version: 2, reminders: false })
  await click(stop)
  expect(await reminders(ofOwner.private_link_id)).toBe(true)
})

it('erasing a stranger’s request does not resume mails that the owner of the address has stopped', async () => {
  const ofOwner = await requestAs('quiet@exemple.example')
  await click((await reminderOf(ofOwner)).stop)
  const ofStranger = await requestAs('quiet@exemple.example')
  await backend.call('DELETE', `/api/requests/${ofStranger.private_link_id}`)
  expect(await reminders(ofOwner.private_link_id)).toBe(false)
  // The stop is erased with the last request of the address.
  await backend.call('DELETE', `/api/requests/${ofOwner.private_link_id}`)
  expect(await backend.database.select().from(mailStop)).toEqual([])
})

it('a reminder that was stopped for one request is not sent', async () => {
  const [quiet, notified] = [await requestAs('alone@exemple.example'), await requestAs('alone@exemple.example')]
  await change(quiet.private_link_id, { version: 1, reminders: false })
  await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
  const mails = await backend.database.select().from(requestMail).where(isNotNull(requestMail.remindsOf))
  const mailText = async ({ id }: Receipt) => {
    const mail = mails.find(({ requestId }) => requestId === id)
    return lettersWith(backend.whole.studies)[callReminder]?.write(backend.database, mail?.id ?? '', clinic)
  }
  expect([await mailText(quiet), (await mailText(notified))?.to]).toEqual([undefined, 'alone@exemple.example'])
})
