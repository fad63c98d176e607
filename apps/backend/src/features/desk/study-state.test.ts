import type { StateRequest, StudyStates, TrialRecommendation } from '@clairmemoire/api-client/schema'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, type deskOf, openedDesk } from '../../../testing/desk-at-work.ts'
import { recommendationRequest } from '../../../testing/requests.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { studyState } from '../../desk/desk.table.ts'

let team: Awaited<ReturnType<typeof openedDesk>>
let backend: TestBackend
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  team = await openedDesk()
  ;({ backend, desk } = team)
})
afterEach(() => team[Symbol.asyncDispose]())

const setState = (change: Partial<StateRequest>, code = 'PREDICTOM') =>
  desk.send('PUT', `studies/${code}/state/`, {
    status: 'paused',
    reason: 'Le centre est complet',
    since: '2027-03-01',
    ...change,
  })
const pause = () => setState({})
const states = async () => ((await backend.call('GET', '/api/trials/states')).body as StudyStates).states

const found = async () => {
  const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'worried' } as const
  const { body } = await backend.post(
    '/api/trials/trial-signup-recommendation',
    recommendationRequest({ locale: 'fr', answers }),
  )
  const { studies } = body as TrialRecommendation
  return studies.find(({ trial_code }) => trial_code === 'PREDICTOM')
}

describe('a paused study', () => {
  it('is paused at once on the site and in the finder, and can be resumed', async () => {
    expect([await states(), (await found())?.status]).toEqual([[], 'recruiting'])
    await pause()
    expect(await states()).toEqual([{ trial_code: 'PREDICTOM', status: 'paused' }])
    expect(await found()).toMatchObject({ outcome: 'no_match', reason: 'paused', status: 'paused' })
    await setState({ status: 'recruiting' })
    expect(await states()).toEqual([{ trial_code: 'PREDICTOM', status: 'recruiting' }])
    expect((await found())?.status).toBe('recruiting')
  })

  it('still accepts concurrent requests for a call, and the desk sees that it is paused', async () => {
    const asking = requestCall(backend)
    await pause()
    const { reference } = await asking
    expect((await desk.open(reference)).study).toMatchObject({ trial_code: 'PREDICTOM', status: 'paused' })
  })
})

it('a study that was removed from the catalogue is shown to the desk as closed', async () => {
  const { reference } = await requestCall(backend)
  backend.setStudies(backend.whole.studies.current().filter(({ code }) => code !== 'PREDICTOM'))
  expect((await desk.open(reference)).study).toMatchObject({ trial_code: 'PREDICTOM', status: 'closed' })
})

describe('an entered state', () => {
  it('stays in the history with author, reason and date, latest first', async () => {
    await pause()
    const { body } = await setState({ status: 'recruiting', reason: '=Une place', since: '2027-03-05' })
    const by = 'Dominique Exemple'
    expect(body).toEqual({
      trial_code: 'PREDICTOM',
      status: 'recruiting',
      changes: [
        { status: 'recruiting', reason: '=Une place', since: '2027-03-05', by, at: '2027-03-05T09:00:00.000Z' },
        { status: 'paused', reason: 'Le centre est complet', since: '2027-03-01', by, at: '2027-03-05T09:00:00.000Z' },
      ],
    })
    expect((await desk.send('GET', 'studies/PREDICTOM/state/')).body).toEqual(body)
    const [{ staffId } = { staffId: '' }] = await backend.database.select().from(studyState)
    const noted = { action: 'study_state', reference: 'PREDICTOM', staffId }
    expect(await backend.database.select().from(auditEntry)).toMatchObject([noted, noted])
  })

  it.each<[string, Partial<StateRequest>, string]>([
    ['with a start date of tomorrow', { since: '2027-03-06' }, 'since'],
    ['with an impossible start date', { since: '2027-02-30' }, 'since'],
    ['without a reason', { reason: '' }, 'reason'],
  ])('is refused %s', async (_, change, field) => {
    const { status, body } = await setState(change)
    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
    expect(await backend.database.$count(studyState)).toBe(0)
  })

  it('is rejected for an unknown study', async () => {
    expect((await setState({}, 'NO_STUDY')).status).toBe(404)
  })
})
