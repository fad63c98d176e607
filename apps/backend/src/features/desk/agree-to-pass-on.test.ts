import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, openedDesk } from '../../../testing/desk-at-work.ts'

let opened: Awaited<ReturnType<typeof openedDesk>>

beforeEach(async () => {
  opened = await openedDesk()
})
afterEach(() => opened[Symbol.asyncDispose]())

const agreed = { consent: true, consent_text_version: 'pass-on-2027-01' } as const

const passOnConsents = async (reference: string) =>
  (await opened.desk.open(reference)).consents.filter(({ purpose }) => purpose === 'pass_on')

describe('the consent to be passed on to a study site', () => {
  it('is recorded once, as given on the telephone, with the text that was read out', async () => {
    const { reference } = await requestCall(opened.backend)
    await opened.desk.send('PUT', `requests/${reference}/pass-on/`, agreed)
    await opened.desk.send('PUT', `requests/${reference}/pass-on/`, agreed)
    const given = { by_phone: true, text_version: 'pass-on-2027-01', withdrawn_on: null }
    expect(await passOnConsents(reference)).toEqual([expect.objectContaining(given)])
  })

  it('can be withdrawn by the person on their page', async () => {
    const { backend, desk } = opened
    const { reference, private_link_id: key } = await requestCall(backend)
    await desk.send('PUT', `requests/${reference}/pass-on/`, agreed)
    await backend.call('PATCH', `/api/requests/${key}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, withdraw: ['pass_on'] }),
    })
    expect(await passOnConsents(reference)).toMatchObject([{ withdrawn_on: '2027-03-05' }])
  })

  it('is rejected while a colleague is calling', async () => {
    const { reference } = await requestCall(opened.backend)
    await opened.colleague.claim(reference)
    const { body } = await opened.desk.send('PUT', `requests/${reference}/pass-on/`, agreed)
    expect(body).toMatchObject({ claim: [{ code: 'claimed' }] })
    expect(await passOnConsents(reference)).toEqual([])
  })
})
