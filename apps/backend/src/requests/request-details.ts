import type { Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import { latestToday } from '@clairmemoire/domain/calendar-date'
import type { Answers, Questionnaire } from '@clairmemoire/domain/questionnaire'
import { formOf } from '@clairmemoire/forms/every-form'
import type { DeskFact, Form } from '@clairmemoire/forms/form'
import { answeredQuestions, holds, questionnaireOf, titleOf } from '@clairmemoire/forms/form-questions'
import type { Urgency } from '../desk/call-handler.ts'
import { type Fact, userText } from '../mail/letter.ts'
import { answerInWords } from '../questionnaires/answers.ts'
import { type FormAnswers, sentAnswers, wordingOf } from './sent-answers.ts'
import { studyCall } from './study-call.ts'

/** Properties of a request that its form defines. */
export interface RequestDetails {
  title: (locale: Locale) => string
  /** The answers, in the order of the form. */
  sent: (locale: Locale) => PrivateRequest['sent']
  /** The subject and the additional lines of the mail to the desk. They never contain answers about health. */
  desk: (locale: Locale) => { subject: string; facts: readonly Fact[] }
  /** Returns the reason why the call is urgent; undefined if it is not. */
  urgent: (locale: Locale) => Urgency | undefined
}

export function requestDetails(row: FormAnswers): RequestDetails {
  const form = formOf(row.form, row.formVersion)
  const study = row.form === 'trial_call' ? studyCall(row) : undefined
  return {
    title: (locale) => titleOf(form, row.answers)[locale],
    sent: (locale) => [...sentIn(form, row, locale, study), ...(study?.saidByPhone(locale) ?? [])],
    desk: (locale) => ({
      subject: form.desk.subject[locale],
      facts: [...factsOf(form, row, locale), ...(study ? [study.fact(locale)] : [])],
    }),
    urgent: (locale) =>
      form.urgent && isUrgent(form, row.answers)
        ? { label: form.urgent.label[locale], why: form.urgent.why[locale] }
        : undefined,
  }
}

export function isUrgent({ urgent }: Form, answers: Answers): boolean {
  return urgent !== undefined && holds(urgent.where, answers)
}

function sentIn(
  form: Form,
  row: FormAnswers,
  locale: Locale,
  study: ReturnType<typeof studyCall> | undefined,
): PrivateRequest['sent'] {
  const { answers } = row
  const wording = wordingOf(answers)
  const titles = new Map(
    (form.sections ?? []).flatMap(({ title, questions }) => questions.map(({ id }) => [id, title[locale][wording]])),
  )
  return sentAnswers(questionsIn(form, row, locale), answers, wording, locale).map((sent) => ({
    ...sent,
    ...(sent.id === 'trial_code' && study && { answer: study.name(locale) }),
    ...(sent.id === 'further_trial_codes' && study && { answer: study.further || null }),
    ...(titles.has(sent.id) && { section: titles.get(sent.id) ?? '' }),
  }))
}

function questionsIn(form: Form, { answers, country, createdAt }: FormAnswers, locale: Locale): Questionnaire {
  return questionnaireOf(form, answeredQuestions(form), { locale, country, day: latestToday(createdAt) }, answers)
}

function factsOf(form: Form, row: FormAnswers, locale: Locale): Fact[] {
  const questions = new Map(questionsIn(form, row, locale).questions.map((question) => [question.id, question]))
  const wording = wordingOf(row.answers)
  const factOf = (fact: DeskFact, id: string) => {
    const answer = row.answers[id]
    const question = questions.get(id)
    const optionText = fact.options?.[String(answer)]
    if (optionText) return optionText[locale]
    return (question && answerInWords(question, answer, wording, locale)) ?? ''
  }
  return form.desk.facts.flatMap((fact) => {
    const value = fact.answers.map((id) => factOf(fact, id)).filter((words) => words !== '')
    if (value.length === 0) return []
    const isTyped = fact.answers.some((id) => questions.get(id)?.type === 'short_text')
    const words = value.join(' ')
    return [{ term: fact.term[locale], value: isTyped ? [userText(words)] : words }]
  })
}

/** Returns the answers needed to handle the request. They remain when the consent to store answers is withdrawn. */
export function answersToHandle(form: Form, answers: Answers): Answers {
  const needed = new Set(answeredQuestions(form).flatMap(({ id, isPartOfRequest }) => (isPartOfRequest ? [id] : [])))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => needed.has(id)))
}
