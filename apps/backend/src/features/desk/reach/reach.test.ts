import { randomUUID } from 'node:crypto'
import type { DeskLetter, SmsNotice } from '@clairmemoire/api-client/schema'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anyTime, openedDesk, storeCall } from '../../../../testing/desk-at-work.ts'
import { orientationRequest } from '../../../../testing/orientation-requests.ts'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { recordConsents, withdrawConsents } from '../../../consents/consents.ts'
import { mailId } from '../../../mail/mail-jobs.ts'
import { toNumber } from '../../../mail/mail-stop.ts'
import { hashOfCapability } from '../../../platform/capability.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { requestLink, type RequestRow, requestTable } from '../../../requests/request.table.ts'
import { sms } from '../../../sms/sms.table.ts'
import { stopSms } from '../../../sms/sms-stops.ts'

let opened: Awaited<ReturnType<typeof openedDesk>>

beforeEach(async () => {
  opened = await openedDesk()
})
afterEach(() => opened[Symbol.asyncDispose]())

const mobile = '+33612345678'
const at = new Date('2027-03-05T08:00:00Z')
const helper = { first_name: 'Alex', last_name: 'Exemple', phone: '+33639981234' }

const agree = ({ id: subjectId }: RequestRow) =>
  recordConsents(opened.backend.database, {
    purposes: ['sms'],
    subjectId,
    textVersion: '2027-03',
    locale: 'fr',
    givenAt: at,
  })

const waysTo = async ({ reference }: RequestRow) => (await opened.desk.open(reference)).ways

describe('the ways to reach a person', () => {
  it('are mail and letter without a consent to text messages', async () => {
    const row = await storeCall(opened.backend, { phone: mobile })
    const sms = { state: 'no_consent', last_digits: null, is_confirmed: false }
    expect(await waysTo(row)).toEqual({ mail: true, sms, letter: true })
    await agree(row)
    await withdrawConsents(opened.backend.database, row.id, ['sms'], at)
    expect((await waysTo(row)).sms).toEqual(sms)
  })

  it('include text messages to a mobile number with consent, which a device that opened a link confirms', async () => {
    const row = await storeCall(opened.backend, { phone: mobile, email: '' })
    await agree(row)
    const sms = { state: 'possible', last_digits: '5678', is_confirmed: false }
    expect(await waysTo(row)).toEqual({ mail: false, sms, letter: true })
    const key = { requestId: row.id, limited: true, mailedTo: toNumber(mobile), createdAt: at }
    await opened.backend.database.insert(requestLink).values({ ...key, capabilityHash: 'sent' })
    expect((await waysTo(row)).sms).toEqual(sms)
    await opened.backend.database.insert(requestLink).values({ ...key, capabilityHash: 'opened', device: true })
    expect((await waysTo(row)).sms).toEqual({ ...sms, is_confirmed: true })
  })

  it.each([
    ['a landline', '+33199005678'],
    ['a mobile number of another country', '+447700900123'],
    ['no number', null],
  ])('exclude text messages to %s', async (_, phone) => {
    const row = await storeCall(opened.backend, { phone })
    await agree(row)
    expect((await waysTo(row)).sms.state).toBe('not_mobile')
  })

  it('exclude text messages to a number for which they are stopped', async () => {
    const row = await storeCall(opened.backend, { phone: mobile })
    await stopSms(opened.backend.database, mobile, at)
    expect((await waysTo(row)).sms.state).toBe('stopped')
  })
})

describe('the text messages about a request', () => {
  const message = { segments: 1, at, stateAt: at }

  it('are listed with those of the queue and with answers, oldest first', async () => {
    const row = await storeCall(opened.backend)
    const { database, whole } = opened.backend
    const repeated = { letter: 'call_requested_sms', subject_id: randomUUID() }
    const waiting = { letter: 'call_reminder_sms', subject_id: randomUUID() }
    const refused = { letter: 'call_soon_sms', subject_id: randomUUID() }
    await inTransaction(database, async (tx) => {
      await whole.mails.enqueue(tx, [repeated, waiting, refused], 3600)
      const trail = { action: 'request_mail' as const, reference: row.reference, at }
      await tx
        .insert(auditEntry)
        .values([repeated, waiting, refused].map((order) => ({ ...trail, subjectId: order.subject_id })))
    })
    const later = new Date('2027-03-05T08:10:00Z')
    await database.insert(sms).values([
      { ...message, id: 'in 1', requestId: row.id, words: 'Merci', state: 'received', at: later },
      { ...message, id: mailId(repeated), requestId: row.id, letter: repeated.letter, state: 'sending' },
      { ...message, id: mailId(refused), requestId: row.id, letter: refused.letter, state: 'failed' },
      { ...message, id: 'delivered', requestId: row.id, letter: 'request_link_sms', state: 'delivered' },
    ])
    const { messages, mails } = await opened.desk.open(row.reference)
    expect(mails).toEqual([])
    expect(messages.map(({ state, title, words }) => [state, title ?? words])).toEqual(
      expect.arrayContaining([
        ['waits', 'Demande reçue'],
        ['delivered', 'Lien privé'],
        ['received', 'Merci'],
        ['waits', 'Rappel, la veille'],
        ['waits', 'Rappel, deux heures avant'],
      ]),
    )
    expect(messages).toHaveLength(5)
    expect(messages.map((each) => each.at)).toEqual(messages.map((each) => each.at).toSorted())
  })
})

describe('after the outcome “wrong number”', () => {
  it.each([
    ['the number gets no text message', null, []],
    ['the requester gets one if it was the number of the helper', helper, ['call_not_reached_sms']],
  ])('%s', async (_, called, letters) => {
    const row = await storeCall(opened.backend, { phone: mobile, email: '', helper: called })
    await agree(row)
    await opened.desk.record(row.reference, { outcome: 'wrong_number' })
    const { rows } = await opened.backend.database.execute<{ letter: string }>(
      sql`select data ->> 'letter' as letter from pgboss.job where name = 'mail'`,
    )
    expect(rows.map(({ letter }) => letter)).toEqual(letters)
  })
})

const createCode = async ({ reference }: { reference: string }, desk = opened.desk) => {
  const { status, body } = await desk.send('POST', `requests/${reference}/sms-code/`)
  return { status, ...(body as SmsNotice) }
}

const createLetter = async ({ reference }: { reference: string }, desk = opened.desk) => {
  const { status, body } = await desk.send('POST', `requests/${reference}/letter/`)
  return { status, ...(body as DeskLetter) }
}

describe('a code to say on the telephone', () => {
  it('replaces the earlier one with its wrong codes, and only its response contains it', async () => {
    const row = await storeCall(opened.backend, { smsCode: '0000', smsCodeTries: 10 })
    const { status, code } = await createCode(row)
    expect([status, code]).toEqual([201, expect.stringMatching(/^\d{4}$/)])
    const { database } = opened.backend
    const [stored] = await database.select().from(requestTable).where(eq(requestTable.id, row.id))
    expect(stored).toMatchObject({ smsCode: code, smsCodeTries: 0 })
    expect(JSON.stringify(await opened.desk.open(row.reference))).not.toContain(`"${code}"`)
  })
})

describe('a printed letter', () => {
  it('has the name and the words of the mail about the call, in the language of the person, and nothing about health', async () => {
    const row = await storeCall(opened.backend, { locale: 'en', country: 'US', callState: 'not_reached' })
    const { status, ...letter } = await createLetter(row)
    expect([status, letter.locale, letter.name, letter.title]).toEqual([
      201,
      'en',
      'Camille Exemple',
      'We tried to reach you',
    ])
    expect(letter.link).toMatch(/^https:\/\/sample\.example\/r#[\w-]{22}$/)
    expect(letter.closing.join(' ')).toContain(row.reference)
    expect(JSON.stringify(letter)).not.toMatch(/memory|alzheimer|PREDICTOM|study|trial|camille@/i)
  })

  it.each([
    ['a promised call', { callState: 'promised' }, /^Votre appel du vendredi\s5\smars/],
    ['a call at any time', { callState: 'promised', callback: anyTime }, /^Votre demande d’appel/],
    ['a call that was made', { callState: 'made' }, /^Votre lien privé$/],
  ] as const)('is about %s', async (_, changes, title) => {
    const callback = { kind: 'slot', starts_at: '2027-03-05T10:00:00Z', time_zone: 'Europe/Paris' } as const
    expect((await createLetter(await storeCall(opened.backend, { callback, ...changes }))).title).toMatch(title)
  })

  it('has a limited key of nobody’s mailbox, which ends only those of earlier letters', async () => {
    const row = await storeCall(opened.backend)
    const { database } = opened.backend
    const sent = { requestId: row.id, createdAt: at }
    await database.insert(requestLink).values([
      { ...sent, capabilityHash: 'mail', mailedTo: 'mailbox' },
      { ...sent, capabilityHash: 'sms', mailedTo: 'number', limited: true },
      { ...sent, capabilityHash: 'device', device: true, limited: true },
    ])
    await createLetter(row)
    const [, key = ''] = (await createLetter(row)).link.split('#')
    const links = await database.select().from(requestLink)
    const hashes = ['mail', 'sms', 'device', hashOfCapability(key)]
    expect(links.map(({ capabilityHash }) => capabilityHash).toSorted()).toEqual(hashes.toSorted())
    expect(links.find(({ capabilityHash }) => capabilityHash === hashOfCapability(key))).toMatchObject({
      device: false,
      limited: true,
      mailedTo: null,
    })
  })
})

describe('a code and a letter', () => {
  it('are in the history and the audit trail, with the staff member', async () => {
    const row = await storeCall(opened.backend)
    await createCode(row)
    await createLetter(row)
    const { history } = await opened.desk.open(row.reference)
    expect(history.filter(({ kind }) => kind.endsWith('_made'))).toEqual(
      (['code_made', 'letter_made'] as const).map((kind) => ({
        kind,
        at: '2027-03-05T09:00:00.000Z',
        by: 'Dominique Exemple',
      })),
    )
    const trail = await opened.backend.database.select().from(auditEntry).where(eq(auditEntry.subjectId, row.id))
    expect(trail.map(({ action }) => action)).toEqual(['code_made', 'letter_made'])
  })

  it('are refused while a colleague is calling', async () => {
    const row = await storeCall(opened.backend)
    await opened.desk.claim(row.reference)
    expect((await createCode(row, opened.colleague)).status).toBe(400)
    expect((await createLetter(row, opened.colleague)).status).toBe(400)
    expect((await createCode(row)).status).toBe(201)
  })

  it('are refused for a call about a memory test, which has no private page of a request', async () => {
    const { backend, desk } = opened
    const { body } = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest())
    const payload = {
      first_name: 'Sam',
      phone: mobile,
      callback: anyTime,
      consent: true,
      consent_text_version: '2026-11',
    }
    await backend.call('PATCH', `/api/forms/orientation/recommendation/${(body as { id: string }).id}`, { payload })
    const [listed] = (await desk.list('list=later&kind=memory_test')).requests
    const reference = listed?.reference ?? ''
    const { ways, history } = await desk.open(reference)
    expect(ways).toMatchObject({ sms: { state: 'no_consent' }, letter: false })
    expect([(await createCode({ reference })).status, (await createLetter({ reference })).status]).toEqual([400, 400])
    expect((await desk.open(reference)).history).toHaveLength(history.length + 1)
  })
})
