import { latestToday } from '@clairmemoire/domain/calendar-date'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import {
  type Answers,
  type AnswerValue,
  missingAnswers,
  type Question,
  type Questionnaire,
  relevantAnswers,
} from '@clairmemoire/domain/questionnaire'
import { questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { callNeeds } from '@clairmemoire/forms/call-needs'
import { type FormId, formIds, formNow } from '@clairmemoire/forms/every-form'
import { submitPath } from '@clairmemoire/forms/form-operation'
import { answeredQuestions, formQuestions, questionnaireOf } from '@clairmemoire/forms/form-questions'
import { memoryTest } from '@clairmemoire/forms/memory-test'
import { everyQuestion } from '@clairmemoire/forms/trial-finder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  applicationRequest,
  consultationRequest,
  preconsultationRequest,
  referralRequest,
  secondaryRequest,
} from '../../testing/care-requests.ts'
import { orientationRequest } from '../../testing/orientation-requests.ts'
import { friday, recommendationRequest, signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const bodies: Record<FormId, () => { answers: object; call: object }> = {
  trial_call: signup,
  preconsultation: preconsultationRequest,
  consultation: () => consultationRequest({ postal_code: '75011' }),
  secondary_consultation: secondaryRequest,
  referral: () => referralRequest({ helper: { first_name: 'Sam', last_name: 'Exemple', phone: '06 39 98 12 34' } }),
  application: () => applicationRequest({ answers: { rpps: '1000 3456 786' } }),
}

describe.each(locales)('in %s, every option of every question is accepted', (locale) => {
  it.each(formIds)('by the form %s', async (id) => {
    const form = formNow(id)
    const { answers, ...body } = bodies[id]()
    const asked = (given: Answers) =>
      questionnaireOf(
        form,
        answeredQuestions(form),
        { locale, day: latestToday(new Date(friday)), country: 'FR' },
        given,
      )
    const isInAddress = (name: string) =>
      formQuestions(form).some((question) => question.id === name && question.isInAddress)
    const refused = await refusedOptions(locale, asked, answers as Answers, (chosen) => {
      const entries = Object.entries(chosen)
      const query = new URLSearchParams(
        entries.flatMap(([name, value]) => (isInAddress(name) ? [[name, String(value)] as [string, string]] : [])),
      )
      const inBody = Object.fromEntries(entries.filter(([name]) => !isInAddress(name)))
      return [`${submitPath(form)}?${query.toString()}`, { ...body, country: 'FR', answers: inBody }]
    })
    expect(refused).toEqual([])
  })

  it.each(['patient', 'relative', 'professional'])('by the memory test of a %s', async (person) => {
    const body = orientationRequest()
    const refused = await refusedOptions(
      locale,
      () => questionnaireIn(locale, memoryTest),
      {},
      (answers) => [`/api/forms/orientation?user_type=${person}`, { ...body, answers }],
    )
    expect(refused).toEqual([])
  })

  it('by the trial finder', async () => {
    const { answers: known, ...body } = recommendationRequest()
    const refused = await refusedOptions(
      locale,
      () => questionnaireIn(locale, everyQuestion),
      known,
      (answers) => ['/api/trials/trial-signup-recommendation', { ...body, answers }],
    )
    expect(refused).toEqual([])
  })

  it.each(Object.keys(callNeeds) as (keyof typeof callNeeds)[])('by the call, which needs %s', async (need) => {
    const body = { ...secondaryRequest({ locale, needs: [need] }), country: 'FR' }
    expect((await backend.post(submitPath(formNow('secondary_consultation')), body)).status).toBe(201)
  })
})

/**
 * Submits answers until each option of each question was chosen, and returns the options that the backend refused. Each submission chooses
 * one option that was not chosen before, with the answers that lead to its question, and in every other shown question the next option.
 */
async function refusedOptions(
  locale: Locale,
  asked: (answers: Answers) => Questionnaire,
  known: Answers,
  submission: (answers: Answers) => [path: string, body: object],
) {
  const questionnaire = asked(known)
  const options = questionnaire.questions.flatMap((question) =>
    (question.options ?? []).map(({ id }) => ({ question, option: id })),
  )
  expect(options.length).toBeGreaterThan(0)
  const unchosen = new Set(options.map(({ question, option }) => `${question.id} ${option}`))
  const refused: string[] = []
  for (const { question, option } of options) {
    if (!unchosen.has(`${question.id} ${option}`)) continue
    const answers = completed(asked, { ...known, ...chosen(questionnaire, question, option) }, unchosen)
    expect([answers[question.id]].flat(), `${question.id} is shown`).toContain(option)
    for (const [id, value] of Object.entries(answers)) unchosen.delete(`${id} ${[value].flat().join()}`)
    const [path, body] = submission(answers)
    const { status, text } = await backend.post(path, { ...body, locale })
    if (status >= 300) refused.push(`${JSON.stringify(answers)}: ${text}`)
  }
  return refused
}

/** The answers that choose an option, with those that lead to its question. */
function chosen({ questions }: Questionnaire, { id, type, show_if = [] }: Question, option: string): Answers {
  const leading = show_if.map(({ question: name, is_one_of: [first = ''] }) => {
    const question = questions.find((each) => each.id === name)
    return question ? chosen({ questions } as Questionnaire, question, first) : {}
  })
  return Object.assign({}, ...leading, { [id]: type === 'several_of' ? [option] : option })
}

/** Drops the answers to hidden questions, and answers the shown ones that have no answer yet. */
function completed(
  asked: (answers: Answers) => Questionnaire,
  answers: Answers,
  unchosen: ReadonlySet<string>,
): Answers {
  const relevant = relevantAnswers(asked(answers), answers)
  const missing = missingAnswers(asked(relevant), relevant)
  if (missing.length === 0) return relevant
  const added = Object.fromEntries(missing.map((question) => [question.id, nextAnswer(question, unchosen)]))
  return completed(asked, { ...relevant, ...added }, unchosen)
}

function nextAnswer(
  { id, type, required, options = [], validation }: Question,
  unchosen: ReadonlySet<string>,
): AnswerValue {
  const option = (options.find((each) => unchosen.has(`${id} ${each.id}`)) ?? options.at(-1))?.id
  if (option !== undefined) return type === 'several_of' ? [option] : option
  if (!required) return null
  if (type === 'number') return validation?.max ?? 70
  if (type === 'date') return validation?.max_date ?? '1950-02-17'
  return type === 'postal_code' ? '75011' : 'Exemple'
}
