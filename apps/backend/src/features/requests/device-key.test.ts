import type { DeviceKey, PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import type { Mail } from '../../mail/letter.ts'
import { requestLink, requestMail } from '../../requests/request.table.ts'

const email = 'camille@exemple.example'

let backend: TestBackend
/** Mails sent to the visitor, oldest first. */
let left: Mail[]
/** Whether the mail server accepts a mail. By default it accepts every mail. */
let serverAccepts: (mail: Mail) => boolean

beforeEach(async () => {
  left = []
  serverAccepts = () => true
  backend = await testBackend({
    now: friday,
    delivery: () => async (mail) => {
      if (!serverAccepts(mail)) throw new Error('try again later')
      if (mail.to === email) left.push(mail)
    },
  })
})
afterEach(() => backend[Symbol.asyncDispose]())

const asked = async () => {
  const answer = await backend.post(
    '/api/consultations/memoire?consultation_type=video',
    consultationRequest({ email }),
  )
  return answer.body as Receipt
}
const keyIn = (mail: Mail | undefined) => /#([\w-]{22})/.exec(JSON.stringify(mail?.letter))?.[1] ?? ''
const open = async (key: string) => (await backend.call('GET', `/api/requests/${key}`)).status
const exchanged = async (key: string) =>
  ((await backend.post(`/api/requests/${key}/device-key`, {})).body as DeviceKey).id
const settled = async (mails: number) => {
  await expect.poll(() => left.length).toBe(mails)
  await expect
    .poll(
      async () =>
        (await backend.database.execute(sql`select 1 from pgboss.job where name = 'mail' and state = 'active'`)).rows,
    )
    .toEqual([])
}
/** Requests the link again after resetting the limit of mails. */
const requestLinkAgain = async ({ reference }: Receipt, at: string) => {
  await backend.database.execute(sql`delete from visitor_mail`)
  backend.setNow(at)
  await backend.post('/api/mail/send/', { template: 'private_link', reference, email })
}
const later = '2027-03-05T11:00:00Z'
/** Returns the key of the mail that was queued last, even if it was not sent. */
const latestKey = async () => {
  const [mail] = await backend.database
    .select()
    .from(requestMail)
    .orderBy(desc(requestMail.createdAt))
    .where(sql`capability is not null`)
  return mail?.capability ?? ''
}

describe('the key of a mail', () => {
  it('differs from the key in the response to the device', async () => {
    const receipt = await asked()
    await settled(1)
    expect(keyIn(left[0])).toMatch(/^[\w-]{22}$/)
    expect(keyIn(left[0])).not.toBe(receipt.private_link_id)
    expect([await open(keyIn(left[0])), await open(receipt.private_link_id)]).toEqual([200, 200])
  })

  it('is exchanged for a device key with the same rights over the address', async () => {
    const receipt = await asked()
    await settled(1)
    const other = await asked()
    const device = await exchanged(keyIn(left[0]))
    expect([device, await exchanged(device)]).toEqual([expect.stringMatching(/^[\w-]{22}$/), device])
    await backend.call('PATCH', `/api/requests/${device}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, reminders: false }),
    })
    const { body } = await backend.call('GET', `/api/requests/${other.private_link_id}`)
    expect((body as PrivateRequest).reminders).toBe(false)
    expect(await open(receipt.private_link_id)).toBe(200)
  })

  it('is exchanged for the existing key of the device, which gets the same rights', async () => {
    const own = await asked()
    await settled(1)
    const foreign = await asked()
    const mailed = keyIn(left[0])
    const exchange = async (key: string) =>
      ((await backend.post(`/api/requests/${mailed}/device-key`, { kept: key })).body as DeviceKey).id
    expect(await exchange(own.private_link_id)).toBe(own.private_link_id)
    expect([foreign.private_link_id, mailed, 'A'.repeat(22)]).not.toContain(await exchange(foreign.private_link_id))
    expect(await exchange(mailed)).not.toBe(mailed)
    await backend.call('PATCH', `/api/requests/${own.private_link_id}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, reminders: false }),
    })
    const { body } = await backend.call('GET', `/api/requests/${foreign.private_link_id}`)
    expect((body as PrivateRequest).reminders).toBe(false)
  })

  it('is invalid after a newer mail with a link was sent, and device keys stay valid', async () => {
    const receipt = await asked()
    await settled(1)
    const device = await exchanged(keyIn(left[0]))
    await requestLinkAgain(receipt, later)
    await settled(2)
    expect(await open(keyIn(left[0]))).toBe(404)
    for (const key of [keyIn(left[1]), device, receipt.private_link_id]) expect(await open(key)).toBe(200)
  })

  it('is valid while the newer mail is queued, so that others cannot lock the owner out by requesting links', async () => {
    const receipt = await asked()
    await settled(1)
    serverAccepts = () => false
    await requestLinkAgain(receipt, later)
    const failed = sql`select 1 from pgboss.job where name = 'mail' and state = 'retry'`
    await expect.poll(async () => (await backend.database.execute(failed)).rows.length).toBe(1)
    expect(await open(keyIn(left[0]))).toBe(200)
  })

  it('is valid when its mail is sent after a newer mail, whose key stays valid too', async () => {
    serverAccepts = ({ to }) => to !== email
    const receipt = await asked()
    const failed = sql`select 1 from pgboss.job where name = 'mail' and state = 'retry'`
    await expect.poll(async () => (await backend.database.execute(failed)).rows.length).toBe(1)
    serverAccepts = () => true
    await requestLinkAgain(receipt, later)
    await settled(1)
    await backend.database.execute(sql`delete from visitor_mail`)
    await backend.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await settled(2)
    const [again, first] = left
    expect(first?.letter.subject).toContain('Votre appel')
    expect(await open(keyIn(first))).toBe(200)
    expect(await open(keyIn(again))).toBe(200)
  })

  it('ends with the next mail if its own mail was not sent within four days', async () => {
    const receipt = await asked()
    await settled(1)
    const old = sql`update request_link set left_at = null, created_at = '2026-11-01' where not device`
    await backend.database.execute(old)
    await requestLinkAgain(receipt, later)
    await settled(2)
    expect(await open(keyIn(left[0]))).toBe(404)
  })

  it('is replaced by the key of a mail about a change, and the key of the device stays valid', async () => {
    const receipt = await asked()
    await settled(1)
    backend.setNow(later)
    await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, cancel_call: true }),
    })
    await settled(2)
    expect(keyIn(left[1])).not.toBe(receipt.private_link_id)
    expect(await open(keyIn(left[0]))).toBe(404)
    expect([await open(keyIn(left[1])), await open(receipt.private_link_id)]).toEqual([200, 200])
  })
})

describe('the links of all mails', () => {
  const end = (key: string) => backend.call('DELETE', `/api/requests/${key}/mailed-keys`)
  const mailedLinks = async (key: string) =>
    ((await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest).mailed_links

  it('can be ended, including the links of queued mails, and a new link can be requested', async () => {
    const receipt = await asked()
    await settled(1)
    serverAccepts = () => false
    await requestLinkAgain(receipt, later)
    const waiting = await latestKey()
    const { private_link_id: device, id } = receipt
    expect([await open(waiting), await mailedLinks(device)]).toEqual([200, true])
    expect((await end(device)).status).toBe(204)
    expect([await open(keyIn(left[0])), await open(waiting), await open(device)]).toEqual([404, 404, 200])
    expect(await mailedLinks(device)).toBe(false)
    const trail = await backend.database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(trail.map(({ action }) => action)).toContain('request_links_ended')
    serverAccepts = () => true
    await requestLinkAgain(receipt, '2027-03-05T13:00:00Z')
    await settled(2)
    expect(await open(keyIn(left[1]))).toBe(200)
  })

  it('have the same response for an unknown key', async () => {
    expect((await end('A'.repeat(22))).status).toBe(204)
  })
})

describe('the key of a device', () => {
  const end = (key: string) => backend.call('DELETE', `/api/requests/${key}/device-key`)

  it('can be ended without ending the keys of mails and other devices', async () => {
    const receipt = await asked()
    await settled(1)
    const mailed = keyIn(left[0])
    const device = await exchanged(mailed)
    for (const key of [device, mailed, 'A'.repeat(22)]) expect((await end(key)).status).toBe(204)
    expect([await open(device), await open(mailed), await open(receipt.private_link_id)]).toEqual([404, 200, 200])
  })

  it('is issued to fifty devices at most: a further key replaces the first', async () => {
    const receipt = await asked()
    await settled(1)
    for (let minute = 1; minute <= 50; minute += 1) {
      backend.setNow(new Date(Date.parse(friday) + minute * 60_000).toISOString())
      await exchanged(keyIn(left[0]))
    }
    const links = await backend.database.select().from(requestLink).where(eq(requestLink.requestId, receipt.id))
    expect(links.filter(({ device }) => device)).toHaveLength(50)
    expect(await open(receipt.private_link_id)).toBe(404)
  })

  it('is not issued for an unknown key of a mail', async () => {
    const { status } = await backend.post(`/api/requests/${'A'.repeat(22)}/device-key`, {})
    expect(status).toBe(404)
  })
})
