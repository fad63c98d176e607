import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { cookieConsent } from './cookie-consent.table.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const send = (changes: object = {}) =>
  backend.post('/api/cookie-consents/', {
    id: randomUUID(),
    version: 1,
    values: ['essential', 'audience'],
    locale: 'fr',
    ...changes,
  })

describe('the proof of a choice of cookies', () => {
  it('contains the choice and its time, and nothing about the visitor', async () => {
    expect((await send()).status).toBe(204)
    const [row] = await backend.database.select().from(cookieConsent)
    expect(row).toEqual({
      id: row?.id,
      version: 1,
      values: ['essential', 'audience'],
      locale: 'fr',
      at: new Date(friday),
    })
  })

  it('is stored once if it is sent again', async () => {
    const id = randomUUID()
    const before = await backend.database.$count(cookieConsent)
    await send({ id })
    expect((await send({ id })).status).toBe(204)
    expect(await backend.database.$count(cookieConsent)).toBe(before + 1)
  })

  it.each([
    [{ values: ['essential', 'health'] }, 'values'],
    [{ values: ['essential', 'essential'] }, 'values'],
    [{ id: 'camille@exemple.example' }, 'id'],
    [{ email: 'camille@exemple.example' }, 'email'],
    [{ version: 0 }, 'version'],
  ])('is rejected and not stored with %j', async (change, field) => {
    const before = await backend.database.$count(cookieConsent)
    expect(await send(change)).toMatchObject({ status: 400, body: { [field]: [{}] } })
    expect(await backend.database.$count(cookieConsent)).toBe(before)
  })
})
