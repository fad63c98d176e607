import type { OrientationRequest, Recommendation, RelativeLink } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orientationRequest } from '../../../../testing/orientation-requests.ts'
import { friday } from '../../../../testing/requests.ts'
import { storedRows } from '../../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'

const form = '/api/forms/orientation'
const path = `${form}/recommendation`
const agreed = { locale: 'fr', consent: true, consent_text_version: '2026-11' }
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const answer = async (userType: string, changes: Partial<OrientationRequest> = {}) => {
  const answered = await backend.post(`${form}?user_type=${userType}`, orientationRequest(changes))
  return { ...answered, recommendation: answered.body as Recommendation }
}
const linkOf = async (id: string) => (await backend.post(`${path}/${id}/relative-link`, agreed)).body as RelativeLink
const read = async (id: string) => (await backend.call('GET', `${path}/${id}?locale=en`)).body as Recommendation

describe('a relative’s view', () => {
  it('is shown beside the person’s answers, question by question, and the relative sees none of these answers', async () => {
    const { id } = (await answer('patient', { answers: { talks: 'sometimes', worry: null, date: null } }))
      .recommendation
    const link = await linkOf(id)
    expect(link).toEqual({ link_id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/), expires_on: '2027-04-04' })
    const answers = { talks: 'very_often', worry: 'very', date: null, comment: 'mine' }
    const { status, recommendation } = await answer('relative', { answers, relative_link: link.link_id })
    expect(status).toBe(201)
    expect(recommendation).not.toHaveProperty('relative')
    expect(recommendation.id).not.toBe(id)
    const { relative } = await read(id)
    expect(relative).toEqual({
      answered_on: '2027-03-05',
      items: [
        {
          id: 'talks',
          question: 'Do you forget what people told you a few days before?',
          own: 'Sometimes',
          relative: 'Very often',
        },
        { id: 'worry', question: 'Does your memory worry you?', own: null, relative: 'Very much' },
      ],
    })
  })

  it('is compared in common questions, and stays when either of the two continues with the whole test', async () => {
    const { id } = (await answer('patient', { form: 'short', answers: { talks: 'often' } })).recommendation
    const { link_id: link } = await linkOf(id)
    const whole = { names: 'often', talks: 'never' }
    const theirs = await answer('relative', { answers: { talks: 'never' }, form: 'short', relative_link: link })
    const comparedOf = async () => (await read(id)).relative?.items.map(({ id: asked }) => asked)
    expect(await comparedOf()).toEqual(['talks'])
    await answer('relative', { answers: whole, continues: theirs.recommendation.id })
    expect(await comparedOf()).toEqual(['talks'])
    await answer('patient', { answers: { talks: 'often' }, continues: id })
    expect(await comparedOf()).toEqual(['talks', 'names'])
  })

  it('ends when either result is erased', async () => {
    const { id } = (await answer('patient')).recommendation
    const { recommendation: theirs } = await answer('relative', { relative_link: (await linkOf(id)).link_id })
    expect(await read(id)).toHaveProperty('relative')
    await backend.call('DELETE', `${path}/${theirs.id}`)
    expect(await read(id)).not.toHaveProperty('relative')
  })
})

describe('a link', () => {
  const refused = { status: 400, body: { relative_link: [{ code: 'link_unavailable' }] } }

  it('can be used once; a used, replaced, unknown, expired or malformed link has the same error and stores nothing', async () => {
    const { id } = (await answer('patient')).recommendation
    const replaced = (await linkOf(id)).link_id
    const used = (await linkOf(id)).link_id
    expect((await answer('relative', { relative_link: used })).status).toBe(201)
    const late = (await linkOf(id)).link_id
    const before = await storedRows(backend.database)
    for (const link of [used, replaced, 'A'.repeat(22), id, 'x'])
      expect(await answer('relative', { relative_link: link })).toMatchObject(refused)
    backend.setNow('2027-04-04T09:00:00Z')
    expect(await answer('relative', { relative_link: late })).toMatchObject(refused)
    backend.setNow(friday)
    expect(await storedRows(backend.database)).toEqual(before)
  })

  it('can be used once in concurrent requests', async () => {
    const { id } = (await answer('patient')).recommendation
    const { link_id: link } = await linkOf(id)
    const answers = await Promise.all([1, 2, 3].map(() => answer('relative', { relative_link: link })))
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '400', '400'])
  })

  it('is accepted again when its request is repeated with its key', async () => {
    const { id } = (await answer('patient')).recommendation
    const request = orientationRequest({ relative_link: (await linkOf(id)).link_id })
    const key = { 'idempotency-key': 'a-relative-who-sends-twice' }
    const first = await backend.post(`${form}?user_type=relative`, request, key)
    const again = await backend.post(`${form}?user_type=relative`, request, key)
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  it('can be created only for a result of a patient', async () => {
    const { id } = (await answer('relative')).recommendation
    expect((await backend.post(`${path}/${id}/relative-link`, agreed)).status).toBe(404)
    expect((await backend.post(`${path}/${'A'.repeat(22)}/relative-link`, agreed)).status).toBe(404)
  })
})
