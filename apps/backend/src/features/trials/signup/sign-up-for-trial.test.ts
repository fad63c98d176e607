import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday, signup } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { consent } from '../../../consents/consent.table.ts'
import { hashOfCapability } from '../../../platform/capability.ts'
import { idempotencyKey } from '../../../platform/idempotency/idempotency-key.table.ts'
import { requestLink, requestTable } from '../../../requests/request.table.ts'

const url = '/api/trials/signup'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const stored = () => backend.database.$count(requestTable)
const orderedMails = async (id: string) => {
  const jobs = await backend.database.execute<{ data: { letter: string } }>(
    sql`select data from pgboss.job where name = 'mail' and data ->> 'subject_id' = ${id}`,
  )
  return jobs.rows.map((job) => job.data.letter).toSorted()
}
const send = async (...args: Parameters<typeof signup>) => {
  const answer = await backend.post(url, signup(...args))
  return { ...answer, signup: answer.body as TrialSignup }
}

describe('a request to be called', () => {
  it('returns a reference and the day by which the clinic calls', async () => {
    const { status, signup: answer } = await send()
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      trial_code: 'PREDICTOM',
      with_trial: true,
      call_by: '2027-03-10',
      callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00.000Z', time_zone: 'Europe/Paris' },
      created_at: '2027-03-05T09:00:00.000Z',
    })
  })

  it('is stored with its consents, audit entry and mails', async () => {
    const asked = {
      respondent: 'someone_else' as const,
      country: 'FR' as const,
      age: 72,
      memory_state: 'mci',
      postal_code: null,
    }
    const answers = { ...asked, stage: 'mild' }
    const helper = { first_name: ' Dominique ', last_name: 'Exemple', phone: '06 39 98 12 34', relation: ' ma fille ' }
    const { signup: answer } = await send({
      relation: ' sa voisine ',
      first_name: '  Camille ',
      helper,
      answers,
    })
    const { id, reference } = answer
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect(row).toMatchObject({
      form: 'trial_call',
      formVersion: '2',
      reference,
      locale: 'fr',
      country: 'FR',
      relation: 'sa voisine',
      firstName: 'Camille',
      phone: '+33199005678',
      helper: { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234', relation: 'ma fille' },
      answers: { trial_code: 'PREDICTOM', ...asked },
      callBy: '2027-03-10',
    })
    expect(row?.answers).not.toHaveProperty('stage')
    const links = await backend.database.select().from(requestLink).where(eq(requestLink.requestId, id))
    const ofDevices = links.filter(({ device }) => device).map(({ capabilityHash }) => capabilityHash)
    expect([links.length, ofDevices]).toEqual([2, [hashOfCapability(answer.private_link_id ?? '')]])
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(consents.map(({ purpose, textVersion, locale }) => ({ purpose, textVersion, locale }))).toEqual([
      { purpose: 'call_back', textVersion: '2026-11', locale: 'fr' },
      { purpose: 'keep_answers', textVersion: '2026-11', locale: 'fr' },
    ])
    const trail = await backend.database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(trail).toMatchObject([{ action: 'trial_call', reference }])
    expect(await orderedMails(id)).toEqual(['call_requested', 'call_requested_desk'])
  })

  it.each([
    ['predictom', 'PREDICTOM', true],
    ['', 'NO_TRIAL_MATCH', false],
    ['_', 'NO_TRIAL_MATCH', false],
    ['MK2214', 'NO_TRIAL_MATCH', false],
    ['unheard-of', 'NO_TRIAL_MATCH', false],
  ])('has the code "%s" on the French site, and is about %s', async (code, trialCode, withTrial) => {
    const { status, signup: answer } = await send({ trial_code: code })
    expect(status).toBe(201)
    expect(answer).toMatchObject({ trial_code: trialCode, with_trial: withTrial })
  })

  it('keeps the visitor’s zone and country in the United States', async () => {
    const { signup: answer } = await send({
      locale: 'en',
      trial_code: 'MK2214',
      phone: '(202) 555-0123',
      callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'America/Chicago' },
    })
    expect(answer).toMatchObject({ trial_code: 'MK2214', callback: { time_zone: 'America/Chicago' } })
  })

  it('uses studies, numbers and time zones of its country, in either language', async () => {
    const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
    const american = { country: 'US', trial_code: 'MK2214', phone: '(202) 555-0123', callback } as const
    const { signup: inAmerica } = await send({ locale: 'fr', ...american })
    expect(inAmerica).toMatchObject({
      trial_code: 'MK2214',
      callback: { time_zone: 'America/New_York' },
      call: { phone: '+12025550123', from_phone: '+12025550142' },
    })
    const { signup: inFrance } = await send({ locale: 'en', country: 'FR' })
    expect(inFrance).toMatchObject({
      trial_code: 'PREDICTOM',
      callback: { time_zone: 'Europe/Paris' },
      call: { phone: '+33199005678', from_phone: '+33199001234' },
    })
  })

  it('returns the person to call: the requester, or the helper, whose number is enough', async () => {
    const helper = { first_name: ' Dominique ', last_name: 'Exemple', phone: '06 39 98 12 34' }
    const { signup: forSelf } = await send()
    expect(forSelf.call).toEqual({ name: 'Camille Exemple', phone: '+33199005678', from_phone: '+33199001234' })
    const withoutPhone = signup({ helper, phone: undefined })
    const { status, body } = await backend.post(url, withoutPhone)
    expect(status).toBe(201)
    expect(body).toMatchObject({ call: { name: 'Dominique Exemple', phone: '+33639981234' } })
  })

  it('does not store the person to call with its idempotency key', async () => {
    const key = { 'idempotency-key': '0f6d1c57-6a0e-4c3f-discreet' }
    const { body } = await backend.post(url, signup(), key)
    expect((body as TrialSignup).calendar).toContain('Camille')
    const [row] = await backend.database
      .select()
      .from(idempotencyKey)
      .where(eq(idempotencyKey.key, key['idempotency-key']))
    expect(JSON.stringify(row)).not.toMatch(/Camille|Exemple|199005678|VCALENDAR/)
  })
})

describe('an invalid request', () => {
  it.each([
    [
      'a time that is no longer free',
      { callback: { kind: 'slot', starts_at: '2027-03-05T08:00:00Z', time_zone: 'Europe/Paris' } },
      { 'call.callback': 'slot_unavailable' },
    ],
    [
      'an unknown part of the day',
      { callback: { kind: 'part_of_day', part_of_day: 'night', time_zone: 'Europe/Paris' } },
      { 'call.callback.part_of_day': 'unknown_option' },
    ],
    ['an unknown kind of call', { callback: { kind: 'soon' } }, { 'call.callback': 'invalid' }],
    [
      'an unknown zone',
      {
        locale: 'en',
        phone: '(202) 555-0123',
        callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Mars/Base' },
      },
      { 'call.callback.time_zone': 'invalid' },
    ],
    ['an invalid telephone number', { phone: '12' }, { 'call.phone': 'invalid_phone' }],
    ['a premium-rate telephone number', { phone: '0899 12 34 56' }, { 'call.phone': 'phone_not_called' }],
    ['no telephone number and nobody else to call', { phone: undefined }, { 'call.phone': 'required' }],
    [
      'a number of another country in its national form',
      { country: 'US', callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'America/Boise' } },
      { 'call.phone': 'invalid_phone' },
    ],
    [
      'a helper without a number',
      { phone: undefined, helper: { first_name: 'A', last_name: 'B', phone: 'none' } },
      { 'call.helper.phone': 'invalid_phone' },
    ],
    ['a blank name', { first_name: '   ' }, { 'call.first_name': 'required' }],
    ['a link as a name', { first_name: 'www.evil.example' }, { 'call.first_name': 'invalid' }],
    ['an address as a last name', { last_name: 'eve@evil.example' }, { 'call.last_name': 'invalid' }],
    [
      'an invisible name of a helper',
      { helper: { first_name: '\u3164', phone: '01 99 00 56 78' } },
      { 'call.helper.first_name': 'required' },
    ],
    ['an extension', { phone: '01 99 00 56 78 ext 12' }, { 'call.phone': 'invalid_phone' }],
    ['an accent before the @', { email: 'é@exemple.example' }, { 'call.email': 'invalid_email' }],
    ['a header in the address', { email: 'a@b.test\r\nBcc: evil@x.test' }, { 'call.email': 'control_character' }],
    ['two addresses', { email: 'a@b.test,evil@x.test' }, { 'call.email': 'invalid_email' }],
    ['a study whose code is too long', { trial_code: 'A'.repeat(41) }, { 'answers.trial_code': 'too_long' }],
    ['a study whose code breaks the line', { trial_code: 'MK2214\n' }, { 'answers.trial_code': 'control_character' }],
    ['a study whose code is not a string', { trial_code: 2214 }, { 'answers.trial_code': 'invalid' }],
    ['no study code', { trial_code: undefined }, { 'answers.trial_code': 'required' }],
    ['no consent', { consents: { agreed: false, text_version: '1' } }, { 'consents.agreed': 'consent_required' }],
    ['an unknown field', { is_admin: true }, { 'answers.is_admin': 'invalid' }],
    ['a name that is not a string', { last_name: { first: 'x' } }, { 'call.last_name': 'invalid' }],
    ['an answer out of bounds', { answers: { age: 121 } }, { 'answers.age': 'too_large' }],
    ['an answer to an unknown question', { answers: { constructor: 'x' } }, { 'answers.constructor': 'unknown_field' }],
    ['no form version', { form_version: undefined }, { form_version: 'required' }],
    ['answers to an old questionnaire', { form_version: '1' }, { form_version: 'questionnaire_outdated' }],
  ])('is rejected with %s, and nothing is stored', async (_, changes, problems) => {
    const before = await stored()
    const { status, body } = await backend.post(url, signup(changes as object))
    expect(status).toBe(400)
    const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
    expect(Object.fromEntries(codes)).toEqual(problems)
    expect(await stored()).toBe(before)
  })
})

describe('a repeated request', () => {
  const key = (suffix: string) => ({ 'idempotency-key': `0f6d1c57-6a0e-4c3f-${suffix}` })

  it('has exactly the same response with the same key, and is stored once', async () => {
    const before = await stored()
    const first = await backend.post(url, signup(), key('repeat'))
    const second = await backend.post(url, { ...signup() }, key('repeat'))
    expect(second).toMatchObject({ status: first.status, text: first.text })
    expect(await stored()).toBe(before + 1)
  })

  it('has the same response even when its time is no longer offered', async () => {
    const first = await backend.post(url, signup(), key('later'))
    backend.setNow('2027-03-09T12:00:00Z')
    const second = await backend.post(url, signup(), key('later'))
    backend.setNow(friday)
    expect(second.text).toBe(first.text)
  })

  it('is a conflict if it has the same key and another body', async () => {
    await backend.post(url, signup(), key('conflict'))
    const { status, body } = await backend.post(url, signup({ last_name: 'Autre' }), key('conflict'))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'idempotency_conflict' })
  })

  it('may be corrected with its key after a rejection', async () => {
    await backend.post(url, signup({ phone: '12' }), key('corrected'))
    const { status } = await backend.post(url, signup(), key('corrected'))
    expect(status).toBe(201)
  })

  it('has one row, one pair of mails and one response if it is sent twenty times at once', async () => {
    const before = await stored()
    const answers = await Promise.all(Array.from({ length: 20 }, () => backend.post(url, signup(), key('at-once'))))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await stored()).toBe(before + 1)
    const [first] = answers.map(({ body }) => (body as TrialSignup).id)
    expect(await orderedMails(first ?? '')).toHaveLength(2)
  })

  it('is another request if it has no key', async () => {
    const before = await stored()
    await Promise.all([send(), send()])
    expect(await stored()).toBe(before + 2)
  })

  it('needs a key that cannot be guessed', async () => {
    const { status, body } = await backend.post(url, signup(), { 'idempotency-key': '1' })
    expect(status).toBe(400)
    expect(body).toHaveProperty('idempotency-key')
  })
})

it('nothing is stored when the mails cannot be queued', async () => {
  await using broken = await testBackend({ now: friday })
  await broken.database.execute(sql`drop schema pgboss cascade`)
  const { status } = await broken.post(url, signup(), { 'idempotency-key': '0f6d1c57-6a0e-4c3f-broken' })
  expect(status).toBe(500)
  const { rows } = await broken.database.execute(
    sql`select (select count(*) from request) + (select count(*) from consent) + (select count(*) from idempotency_key) as rows`,
  )
  expect(rows).toEqual([{ rows: '0' }])
  expect(broken.logged()).not.toMatch(/camille|PREDICTOM|0199/i)
})
