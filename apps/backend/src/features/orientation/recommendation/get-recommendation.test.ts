import type { OrientationRequest, Recommendation } from '@clairmemoire/api-client/schema'
import { memoryTest } from '@clairmemoire/forms/memory-test'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orientationRequest } from '../../../../testing/orientation-requests.ts'
import { friday } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { storedInstrument } from '../../../questionnaires/stored-instrument.table.ts'
import { orientationResult } from '../orientation.table.ts'

const path = '/api/forms/orientation/recommendation'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const answered = async (answers: OrientationRequest['answers'] = {}, on = backend, userType = 'patient') => {
  const request = orientationRequest({ answers: { ...orientationRequest().answers, ...answers } })
  const { body } = await on.post(`/api/forms/orientation?user_type=${userType}`, request)
  return body as Recommendation
}
const read = async (id: string, locale = 'fr', on = backend) => {
  const answer = await on.call('GET', `${path}/${id}?locale=${locale}`)
  return { ...answer, recommendation: answer.body as Recommendation }
}

describe('a result', () => {
  it('can be read by its id, in either language, on either path', async () => {
    const first = await answered()
    const french = await read(first.id)
    expect(french.status).toBe(200)
    expect(french.recommendation).toEqual(first)
    expect(french.headers['cache-control']).toBe('no-store')
    expect((await backend.call('GET', `${path}?id=${first.id}&locale=fr`)).body).toEqual(first)
    const { recommendation: english } = await read(first.id, 'en')
    expect(english).toMatchObject({ locale: 'en', score: { title: 'Nothing urgent' } })
    expect(english.answers[1]).toMatchObject({ answer: 'Never or almost never', area: 'remembering' })
  })

  it('names other causes and advice, with the answers as reasons', async () => {
    const { causes, advice } = await answered({ mood: 'often', senses: ['hearing', 'sight'], worry: 'very' })
    expect(causes.map(({ id }) => id)).toEqual(['mood', 'senses', 'worry'])
    expect(causes[1]?.because).toEqual([
      'Vous nous avez dit que vous avez du mal à entendre.',
      'Vous nous avez dit que vous avez du mal à voir.',
    ])
    expect(advice.map(({ id }) => id)).toEqual(['doctor', 'hearing', 'sight', 'mood', 'heart', 'habits'])
    expect(advice[0]?.why).toBe('Vous nous avez dit que votre mémoire vous inquiète.')
  })

  it('has the wording about another person for a relative', async () => {
    const { causes, score } = await answered({ mood: 'often', worry: 'very' }, backend, 'relative')
    expect(causes[0]?.because).toEqual(['Vous nous avez dit que son moral est bas, ou que ses envies baissent.'])
    expect(score?.title).toBe('Le mieux est d’en parler à son médecin')
  })

  it('contains every answer as text, and declined questions', async () => {
    const { answers } = await answered({
      onset: 'sudden_before',
      onset_day: '2026-03-01',
      talks: null,
      comment: ' Tout. ',
    })
    const given = Object.fromEntries(answers.map(({ id, answer }) => [id, answer]))
    expect(given).toMatchObject({
      sudden_signs: 'Aucun de ces signes',
      talks: null,
      onset_day: expect.stringMatching(/2026$/),
      comment: 'Tout.',
    })
  })

  it('shows only the urgent step after a sudden sign', async () => {
    const { urgent, ...others } = await answered({ sudden_signs: ['speech'] })
    expect(urgent?.title).toBe('Demandez de l’aide tout de suite')
    expect(others).toMatchObject({ causes: [], advice: [], goals: [] })
    expect(others).not.toHaveProperty('score')
    expect(others).not.toHaveProperty('areas')
    expect((await answered({ onset: 'sudden_recent' })).urgent).toEqual(urgent)
    expect(await answered({ onset: 'sudden_before' })).not.toHaveProperty('urgent')
  })

  it('has the usual step with its reason if a doctor has seen the sudden sign', async () => {
    const seen = await answered({ sudden_signs: ['speech'], sudden_signs_seen: 'seen' })
    expect(seen).not.toHaveProperty('urgent')
    expect(seen.score).toMatchObject({
      band: 'make_appointment',
      because: ['Vous nous avez parlé d’un signe soudain.'],
    })
  })

  it('has answers as reasons, with frequency and change', async () => {
    const { score, areas } = await answered({ talks: 'very_often', talks_changed: 'yes', worry: 'very' })
    expect(score?.because).toEqual([
      'Vous nous avez dit que votre mémoire vous inquiète.',
      'Oublier ce qui a été dit : très souvent, plus qu’avant.',
    ])
    expect(score?.starts).toEqual({ talk_to_doctor: 24, make_appointment: 49 })
    expect(areas?.[0]).toMatchObject({ level: 'some', change: 'more' })
    expect(areas?.[1]).toMatchObject({
      level: 'few',
      change: 'not_told',
      text: 'Ici, rien ou presque n’arrive souvent.',
    })
  })

  it('has advice on safety before other advice', async () => {
    const { advice } = await answered({
      stove: 'often',
      stove_changed: 'no',
      safety: ['falls', 'alone'],
      mood: 'very_often',
    })
    expect(advice.map(({ id }) => id)).toEqual([
      'dark_thoughts',
      'stove',
      'falls',
      'alone',
      'doctor',
      'mood',
      'heart',
      'habits',
    ])
    expect(advice[0]).toMatchObject({
      help: 'crisis_line',
      why: 'Vous nous avez dit que votre moral est très souvent bas.',
    })
  })

  it('has advice for an exhausted relative', async () => {
    const { advice } = await answered({ own_strength: 'exhausted' }, backend, 'relative')
    expect(advice[0]).toMatchObject({ id: 'own_strength', help: 'help_now' })
  })
})

describe('a result that cannot be opened', () => {
  it('has the same response for an unknown, erased, foreign or malformed id', async () => {
    const erased = await answered()
    await backend.call('DELETE', `${path}/${erased.id}`)
    const others = [erased.id, 'A'.repeat(22), '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11', 'CM-7F3K-92QD', 'x']
    const answers = await Promise.all(others.map((id) => read(id)))
    const byQuery = await Promise.all(others.map((id) => backend.call('GET', `${path}?id=${id}`)))
    for (const { status, text } of [...answers, ...byQuery]) expect([status, text]).toEqual([404, answers[0]?.text])
  })

  it('may be an expired result that was not erased at night yet', async () => {
    await using own = await testBackend({ now: friday })
    const { id, expires_on: expires } = await answered({}, own)
    expect(expires).toBe('2028-03-04')
    own.setNow('2028-03-04T08:59:00Z')
    expect((await read(id, 'fr', own)).recommendation.expires_on).toBe('2029-03-04')
    own.setNow('2029-03-04T09:00:00Z')
    expect((await read(id, 'fr', own)).status).toBe(404)
  })
})

describe('for information only', () => {
  it('there is no score, area or cause, and only general advice', async () => {
    await using own = await testBackend({ now: friday, orientation: { informationOnly: true } })
    const form = await own.call('GET', '/api/forms/orientation?user_type=patient')
    expect(form.body).toMatchObject({ information_only: true })
    const worst = await answered({ worry: 'very', mood: 'very_often', safety: ['driving'] }, own)
    const calm = await answered({}, own)
    expect(worst).toMatchObject({ information_only: true, causes: [] })
    expect(worst.advice).toEqual(calm.advice)
    expect(worst.advice.length).toBe(memoryTest.advice.filter(({ personal }) => !personal).length)
    const sudden = await answered({ sudden_signs: ['speech'] }, own)
    expect(sudden.urgent?.title).toBe('Demandez de l’aide tout de suite')
    const { text } = await read(worst.id, 'en', own)
    expect(text).not.toMatch(/"(score|areas|points|band|level)"/)
    for (const { title } of Object.values(memoryTest.steps)) expect(text).not.toContain(title.en.self)
  })
})

describe('another version of the test', () => {
  it('does not change the result of the version that was answered', async () => {
    const first = await answered()
    const newer = { ...memoryTest, version: '4', questions: memoryTest.questions.slice(0, 3) }
    const served = { patient: newer, relative: newer, professional: newer }
    await using later = await testBackend({ now: friday, databaseUrl: backend.databaseUrl, memoryTests: served })
    expect((await read(first.id, 'fr', later)).recommendation).toEqual(first)
  })

  it('makes the result unavailable if it is not stored', async () => {
    const { id } = await answered()
    await backend.database
      .update(orientationResult)
      .set({ instrumentVersion: 'lost' })
      .where(eq(orientationResult.instrumentId, 'memory-test'))
    expect((await read(id)).status).toBe(503)
    await backend.database.update(orientationResult).set({ instrumentVersion: '3' })
    expect(await backend.database.$count(storedInstrument)).toBeGreaterThan(0)
  })
})

describe('another instrument', () => {
  it('is asked, scored and explained from its data, without code', async () => {
    const say = (text: string) => ({ fr: { self: text, someone_else: text }, en: { self: text, someone_else: text } })
    const options = ['no', 'yes'].map((id) => ({ id, label: say(id) }))
    const { short: _, ...whole } = memoryTest
    const tiny = {
      ...whole,
      id: 'tiny',
      questions: ['first', 'second'].map((id) => ({
        id,
        type: 'one_of' as const,
        required: false,
        label: say(id),
        options,
      })),
      scoring: {
        points: { first: { yes: 1 }, second: { yes: 2 } },
        areas: [{ id: 'all', items: [['first'], ['second']] }],
        bands: { talk_to_doctor: 1, make_appointment: 3 },
        rules: [],
        levels: { often: 1, some: 0.5, many: 1 },
        enough: 1,
      },
      areas: [{ id: 'all', title: say('All') }],
      causes: [],
      advice: [],
      goals: [],
    }
    const served = { patient: tiny, relative: tiny, professional: tiny }
    await using clinic = await testBackend({ now: friday, memoryTests: served })
    const form = await clinic.call('GET', '/api/forms/orientation?user_type=patient&locale=en')
    expect(form.body).toMatchObject({ id: 'tiny', questions: [{ id: 'first' }, { id: 'second' }] })
    const request = orientationRequest({ answers: { first: 'yes', second: 'yes' } })
    const { body } = await clinic.post('/api/forms/orientation?user_type=patient', request)
    expect(body).toMatchObject({
      instrument: { id: 'tiny' },
      score: { points: 3, max_points: 3, band: 'make_appointment' },
      areas: [{ id: 'all', level: 'many' }],
    })
  })
})
