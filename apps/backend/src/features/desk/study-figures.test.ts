import type { SponsorFile, StudyFigures } from '@clairmemoire/api-client/schema'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, type deskOf, storeCall, openedDesk } from '../../../testing/desk-at-work.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { deskCase, studyInclusion } from '../../desk/desk.table.ts'

let team: Awaited<ReturnType<typeof openedDesk>>
let backend: TestBackend
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  team = await openedDesk()
  ;({ backend, desk } = team)
})
afterEach(() => team[Symbol.asyncDispose]())

const figures = async (code = 'PREDICTOM') => (await desk.send('GET', `studies/${code}/figures/`)).body as StudyFigures
const sponsorFile = async () => (await desk.send('GET', 'studies/PREDICTOM/sponsor-file/')).body as SponsorFile
const enter = (week: string, count: number) => desk.send('PUT', 'studies/PREDICTOM/included/', { week, count })

const at = async (instant: string) => {
  ;({ desk } = await team.at(instant))
}

describe('the figures of a study', () => {
  it('count its calls from the request to the study site', async () => {
    const [first, second] = [await requestCall(backend), await requestCall(backend), await requestCall(backend)]
    await at('2027-03-05T09:30:00Z')
    await desk.agreeToPassOn(first.reference)
    await desk.record(first.reference, { outcome: 'passed_on', site: 'Paris' })
    await at('2027-03-05T10:00:00Z')
    await desk.record(second.reference, { outcome: 'not_eligible', criterion: 'age' })
    const { weeks, total, reasons } = await figures()
    expect(total).toMatchObject({
      asked: 3,
      reached: 2,
      passed_on: 1,
      open: 1,
      not: { not_eligible: 1 },
      to_reached: { count: 2, median: 30, ninth_decile: 60 },
      promise: { kept: 2, broken: 0 },
    })
    expect(weeks).toEqual([{ week: '2027-03-01', figures: total }])
    expect(reasons).toEqual([
      { reason: 'not_eligible', why: 'age', criterion: { kind: 'age_between', min: 50 }, count: 1 },
    ])
  })

  it('do not count a corrected outcome', async () => {
    const { reference } = await requestCall(backend)
    const { body } = await desk.record(reference, { outcome: 'not_eligible', criterion: 'age' })
    const corrects = body.history.find(({ kind }) => kind === 'called')?.id ?? ''
    await desk.record(reference, { outcome: 'busy', version: 2, corrects })
    expect(await figures()).toMatchObject({ total: { reached: 0, open: 1, not: { not_eligible: 0 } }, reasons: [] })
  })

  it('count only calls about that study, and are not found for an unknown study', async () => {
    await requestCall(backend)
    expect((await figures('MK2214')).total.asked).toBe(0)
    expect((await desk.send('GET', 'studies/NO_STUDY/figures/')).status).toBe(404)
  })

  it('measure the last promise before the first attempt', async () => {
    const receipt = await requestCall(backend)
    const promised = async () => (await backend.database.select().from(deskCase))[0]?.promisedAt.toISOString()
    const move = (version: number, starts_at: string) =>
      backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
        payload: { version, callback: { kind: 'slot', starts_at, time_zone: 'Europe/Paris' } },
      })
    expect(await promised()).toBe('2027-03-10T23:00:00.000Z')
    expect((await move(1, '2027-03-09T09:00:00Z')).status).toBe(200)
    expect(await promised()).toBe('2027-03-09T09:10:00.000Z')
    await desk.record(receipt.reference, { outcome: 'busy', version: 2 })
    expect((await move(2, '2027-03-10T09:00:00Z')).status).toBe(200)
    expect(await promised()).toBe('2027-03-09T09:10:00.000Z')
  })
})

describe('the number of included people', () => {
  it('is entered for a week, and the latest value counts', async () => {
    await enter('2027-02-22', 3)
    const { body } = await enter('2027-02-22', 2)
    expect(body).toMatchObject({ total: { included: 2 } })
    expect((body as StudyFigures).weeks.map(({ week, figures: { included } }) => [week, included])).toEqual([
      ['2027-02-22', 2],
      ['2027-03-01', 0],
    ])
  })

  it.each([
    ['that has not begun', '2027-03-08', 1, 'week'],
    ['that begins on another day', '2027-03-02', 1, 'week'],
    ['that is no longer shown', '2026-08-31', 1, 'week'],
    ['of an impossible day', '2027-02-30', 1, 'week'],
    ['with a negative number', '2027-03-01', -1, 'count'],
  ])('is refused for a week %s', async (_, week, count, field) => {
    const { status, body } = await enter(week, count)
    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
    expect(await backend.database.$count(studyInclusion)).toBe(0)
  })

  it('may be entered for the first shown week', async () => {
    expect((await enter('2026-09-07', 1)).status).toBe(200)
  })
})

it('the file for the sponsor has "<5" for small numbers, no total beside them, and no personal data', async () => {
  for (const _ of Array.from({ length: 6 })) await storeCall(backend)
  const [row] = await backend.database.select().from(deskCase)
  await desk.record(row?.reference ?? '', { outcome: 'settled', note: '=HYPERLINK("https://sample.example")' })
  const { name, text } = await sponsorFile()
  const [, line] = text.split('\r\n')
  expect([name, line]).toEqual(['PREDICTOM-2027-03-05.csv', 'PREDICTOM,2027-03-01,,,<5,<5,<5,<5,5,<5,,,,'])
})
