import { randomUUID } from 'node:crypto'
import type { CallOutcome } from '@clairmemoire/domain/call-outcome'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dominique, storeStaff } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { type CallOutcomeRow, type DeskCaseRow, deskCase, studyInclusion } from '../../desk/desk.table.ts'
import { attemptsIn } from '../../desk/desk-cases.ts'
import { uncorrected } from '../../desk/team-events.ts'
import { staff } from '../../staff/staff.table.ts'
import { countStudy } from './count-study.ts'

const now = new Date('2027-03-19T12:00:00Z')

let backend: TestBackend
let staffId = ''

beforeAll(async () => {
  backend = await testBackend()
  await storeStaff(backend.database)
  const [row] = await backend.database.select().from(staff).where(eq(staff.email, dominique.email))
  staffId = row?.id ?? ''
})
beforeEach(async () => {
  await backend.database.delete(deskCase)
})
afterAll(() => backend[Symbol.asyncDispose]())

interface Tried {
  outcome: CallOutcome
  at: string
  why?: string | undefined
  isCorrected?: boolean
}

/** Stores a call about the study. It was requested on Monday at eight, and promised by the end of Thursday. */
async function storeCall(changes: Partial<DeskCaseRow> = {}, tries: readonly Tried[] = []): Promise<void> {
  const subjectId = randomUUID()
  const asked = new Date('2027-03-08T08:00:00Z')
  const row = {
    subjectId,
    reference: subjectId,
    kind: 'trial_call',
    trialCode: 'PREDICTOM',
    locale: 'fr',
    country: 'FR',
    timeZone: 'Europe/Paris',
    sortName: '',
    isUrgent: false,
    state: 'open',
    windows: '{}',
    dueAt: asked,
    askedAt: asked,
    promisedAt: new Date('2027-03-11T23:00:00Z'),
    tries: 0,
    version: 1,
    search: '',
    createdAt: asked,
    changedAt: asked,
  } as const
  const outcomes = tries.flatMap(({ outcome, at, why, isCorrected = false }): CallOutcomeRow[] => {
    const id = randomUUID()
    const details = outcome === 'not_interested' ? { reason: why } : { criterion: why }
    const before = { version: 1, case: {}, call: {}, slots: [] }
    const of = { subjectId, staffId, calledOn: '2027-03-09', note: '', before }
    const stored = { ...of, id, outcome, details: details as object, corrects: null, at: new Date(at) }
    const correction = { ...stored, id: randomUUID(), outcome: 'busy' as const, details: {}, corrects: id }
    return isCorrected ? [stored, correction] : [stored]
  })
  await backend.database.insert(deskCase).values({ ...row, ...attemptsIn(uncorrected(outcomes)), ...changes })
}

const storeClosed = (outcome: 'passed_on' | 'not_eligible' | 'not_interested', why?: string) =>
  storeCall({ state: 'closed', outcome }, [{ outcome, at: '2027-03-09T08:00:00Z', why }])

const counted = () => countStudy(backend.whole, { trialCode: 'PREDICTOM', day: '2027-03-19', now })
const total = async () => (await counted()).total

describe('a call', () => {
  it('counts as requested and open while it is open', async () => {
    await storeCall()
    expect(await total()).toMatchObject({ asked: 1, reached: 0, passedOn: 0, open: 1 })
  })

  it('counts as reached after it was answered once', async () => {
    await storeCall({}, [
      { outcome: 'no_answer', at: '2027-03-08T10:00:00Z' },
      { outcome: 'wants_time', at: '2027-03-09T10:00:00Z' },
      { outcome: 'busy', at: '2027-03-10T10:00:00Z' },
    ])
    expect(await total()).toMatchObject({
      reached: 1,
      open: 1,
      toFirstTry: { median: 120 },
      toReached: { median: 1560 },
    })
  })

  it('does not count as reached if the outcome was corrected', async () => {
    await storeCall({}, [{ outcome: 'settled', at: '2027-03-08T10:00:00Z', isCorrected: true }])
    expect(await total()).toMatchObject({ reached: 0, toFirstTry: { count: 1 } })
  })

  it.each(['passed_on', 'appointment'] as const)('counts as passed on if it is closed with %s', async (outcome) => {
    await storeCall({ state: 'closed', outcome })
    expect(await total()).toMatchObject({ passedOn: 1, open: 0 })
  })

  it('does not count as passed on after the person withdrew', async () => {
    await storeCall({ state: 'closed', outcome: 'withdrawn' }, [{ outcome: 'passed_on', at: '2027-03-09T08:00:00Z' }])
    const { passedOn, not, reached } = await total()
    expect([passedOn, not.withdrawn, reached]).toEqual([0, 1, 1])
  })

  it('has one reason with its details if it was not passed on', async () => {
    for (const why of ['age', 'mri', 'mri']) await storeClosed('not_eligible', why)
    await storeClosed('not_interested')
    await storeClosed('not_interested', 'distance')
    const { total: all, reasons } = await counted()
    expect(all.not).toMatchObject({ not_eligible: 3, not_interested: 2, cancelled: 0 })
    expect(reasons).toEqual([
      { reason: 'not_eligible', why: 'mri', count: 2 },
      { reason: 'not_eligible', why: 'age', count: 1 },
      { reason: 'not_interested', why: 'distance', count: 1 },
    ])
  })

  it('does not count if it is about another study', async () => {
    await storeCall({ trialCode: 'MK2214' })
    expect((await total()).asked).toBe(0)
  })
})

describe('the promise', () => {
  it.each([
    ['met by a first attempt in time', '2027-03-11T23:00:00Z', { kept: 1, broken: 0 }],
    ['broken by a late first attempt', '2027-03-11T23:00:01Z', { kept: 0, broken: 1 }],
  ])('is %s', async (_, at, promise) => {
    await storeCall({}, [{ outcome: 'busy', at }])
    expect((await total()).promise).toEqual(promise)
  })

  it.each([
    ['broken if nobody called before its deadline', {}, 1],
    ['not broken before its deadline', { promisedAt: new Date('2027-03-20T23:00:00Z') }, 0],
    ['not broken if the person asked not to be called', { state: 'closed', outcome: 'cancelled' }, 0],
  ] as const)('is %s', async (_, changes, broken) => {
    await storeCall(changes)
    expect((await total()).promise).toEqual({ kept: 0, broken })
  })
})

describe('the times until a call', () => {
  const storeAnswered = (minutes: number) =>
    storeCall({}, [
      { outcome: 'settled', at: new Date(Date.parse('2027-03-08T08:00:59Z') + minutes * 60_000).toISOString() },
    ])

  it('are the median and the ninth decile', async () => {
    for (const minutes of [10, 100, 20, 90, 30, 80, 40, 70, 50, 60]) await storeAnswered(minutes)
    expect((await total()).toReached).toEqual({ count: 10, median: 50, ninthDecile: 90 })
  })

  it('are equal for a single call, and null without calls', async () => {
    await storeCall()
    expect((await total()).toFirstTry).toEqual({ count: 0, median: null, ninthDecile: null })
    await storeAnswered(7)
    expect((await total()).toFirstTry).toEqual({ count: 1, median: 7, ninthDecile: 7 })
  })
})

describe('the weeks', () => {
  it('are all weeks from the first request to this week, each with its included people', async () => {
    await storeCall({ createdAt: new Date('2027-03-07T22:59:00Z') })
    const inclusion = { trialCode: 'PREDICTOM', week: '2027-03-15', count: 2, staffId, at: now }
    await backend.database.insert(studyInclusion).values(inclusion)
    const { weeks, total: all } = await counted()
    expect(weeks.map(({ week, asked, included }) => [week, asked, included])).toEqual([
      ['2027-03-01', 1, 0],
      ['2027-03-08', 0, 0],
      ['2027-03-15', 0, 2],
    ])
    expect([all.asked, all.included]).toEqual([1, 2])
    await backend.database.delete(studyInclusion)
  })

  it('begin in the time zone of the desk', async () => {
    await storeCall({ createdAt: new Date('2027-03-07T23:00:00Z') })
    expect((await counted()).weeks.map(({ week, asked }) => [week, asked])).toEqual([
      ['2027-03-08', 1],
      ['2027-03-15', 0],
    ])
  })

  it.each([
    ['2026-09-20T22:00:00Z', 1],
    ['2026-09-20T21:59:59Z', 0],
  ])('cover half a year, as does their total: a request at %s counts as %i', async (instant, asked) => {
    await storeCall({ createdAt: new Date(instant) })
    expect((await total()).asked).toBe(asked)
  })
})

it('the number of rows read does not depend on the number of calls', async () => {
  const rowsRead = async () => {
    const query = vi.spyOn(backend.database.$client, 'query')
    const { asked } = await total()
    const answers = await Promise.all(query.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>))
    query.mockRestore()
    return { asked, rows: answers.reduce((sum, { rows }) => sum + rows.length, 0) }
  }
  await storeClosed('not_eligible', 'age')
  await storeCall()
  const ofTwo = await rowsRead()
  expect([ofTwo.asked, ofTwo.rows > 0]).toEqual([2, true])
  for (let more = 0; more < 20; more += 1) await storeClosed('not_eligible', 'age')
  expect(await rowsRead()).toEqual({ asked: 22, rows: ofTwo.rows })
})
