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

/** Submits the answers once for each option of each question, and returns the options that the backend refused. */
async function refusedOptions(
  locale: Locale,
  asked: (answers: Answers) => Questionnaire,
  known: Answers,
  submission: (answers: Answers) => [path: string, body: object],
) {
  const options = asked(known).questions.flatMap((question) =>
    (question.options ?? []).map((option) => ({ question, option: option.id })),
  )
  expect(options.length).toBeGreaterThan(0)
  const refused: string[] = []
  for (const { question, option } of options) {
    const answers = completed(asked, { ...known, ...chosen(asked(known), question, option) })
    expect([answers[question.id]].flat(), `${question.id} is shown`).toContain(option)
    const [path, body] = submission(answers)
    const { status, text } = await backend.post(path, { ...body, locale })
    if (status >= 300) refused.push(`${question.id} ${option}: ${text}`)
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
function completed(asked: (answers: Answers) => Questionnaire, answers: Answers): Answers {
  const relevant = relevantAnswers(asked(answers), answers)
  const [missing] = missingAnswers(asked(relevant), relevant)
  return missing ? completed(asked, { ...relevant, [missing.id]: anyAnswer(missing) }) : relevant
}

function anyAnswer({ type, required, options = [], validation }: Question): AnswerValue {
  if (!required) return null
  const option = options.at(-1)?.id ?? ''
  if (type === 'several_of') return [option]
  if (type === 'number') return validation?.max ?? 70
  if (type === 'date') return validation?.max_date ?? '1950-02-17'
  if (type === 'postal_code') return '75011'
  return options.length > 0 ? option : 'Exemple'
}
