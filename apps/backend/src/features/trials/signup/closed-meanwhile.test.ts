import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { Study } from '@clairmemoire/domain/study'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday, signup } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { requestTable } from '../../../requests/request.table.ts'

let backend: TestBackend
let studies: readonly Study[]

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  studies = backend.whole.studies.current()
})
afterAll(() => backend[Symbol.asyncDispose]())

const send = async (...args: Parameters<typeof signup>) => {
  const { status, body } = await backend.post('/api/trials/signup', signup(...args))
  expect(status).toBe(201)
  return body as TrialSignup
}

describe('a request about a study', () => {
  it('returns that the study is offered if it is open', async () => {
    backend.setStudies(studies)
    expect(await send()).toMatchObject({ trial_name: 'PREDICTOM', with_trial: true, trial_offered: true })
  })

  it.each(['closed', 'paused', 'not_yet_recruiting'] as const)(
    'is accepted if the study became %s, and returns that the study is not offered',
    async (status) => {
      backend.setStudies(studies.map((study) => ({ ...study, status })))
      expect(await send()).toMatchObject({ trial_name: 'PREDICTOM', with_trial: true, trial_offered: false })
    },
  )

  it('is accepted as a request without a study if the study was removed', async () => {
    backend.setStudies(studies.filter(({ code }) => code !== 'PREDICTOM'))
    expect(await send()).toMatchObject({ trial_name: null, with_trial: false, trial_offered: false })
  })

  it('keeps the answer to a question that only the study asked, which closed meanwhile', async () => {
    backend.setStudies(studies.map((study) => ({ ...study, status: 'closed' })))
    const asked = backend.whole.questionnaires.trialFinderIn('fr').questions.map(({ id }) => id)
    expect(asked).not.toContain('memory_state')
    const { id } = await send({ answers: { respondent: 'self', country: 'FR', memory_state: 'mci' } })
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect(row?.answers).toMatchObject({ memory_state: 'mci' })
  })
})
