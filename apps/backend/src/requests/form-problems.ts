import type { CallRequest, Country, Locale } from '@clairmemoire/api-client/schema'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { type Answers, checkAnswer, type Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import type { Form, FormQuestion } from '@clairmemoire/forms/form'
import {
  type FormContext,
  answeredQuestions,
  consentDays,
  formQuestions,
  holds,
  questionnaireOf,
  requiredOfAsker,
} from '@clairmemoire/forms/form-questions'
import { readers } from '@clairmemoire/forms/text-format'
import type { ContactDetails } from '../calls/promised-call.ts'
import type { CallDesk } from '../clinic/clinic.ts'
import type { FieldProblem } from '../platform/contract/refusal.ts'
import { answerProblems, problemCodes } from '../questionnaires/answers.ts'
import { type CallInput, callInputProblems, phoneNumberProblems } from './call-input.ts'
import type { SmsReach } from './queue-sms.ts'

/** The body of a submitted form. The contract defines its answers. */
export interface FormSubmission {
  locale: Locale
  country?: Country
  form_version: string
  answers: Answers
  call: CallRequest
  consents: { agreed: true; text_version: string; third_person_on?: CalendarDate }
  website?: string
}

interface CheckedForm {
  form: Form
  /** The questions whose answers are accepted. */
  asked: Questionnaire
  context: FormContext
  submission: FormSubmission
  call: CallInput
  details: ContactDetails
  now: Date
  calls: CallDesk
  sms: SmsReach
}

/** Returns problems that the schema cannot detect: inconsistent answers, invalid names and numbers, and times that are taken. */
export function formProblems(checked: CheckedForm): FieldProblem[] {
  const { asked, submission } = checked
  const { form_version: version, answers } = submission
  return [
    ...answerProblems(asked, version, answers, 'form_version'),
    ...formatProblems(checked),
    ...requiredContactProblems(checked),
    ...callProblems(checked),
    ...smsProblems(checked),
    ...dayOfConsentProblems(checked),
  ]
}

function formatProblems({ form, context: { country }, submission: { answers } }: CheckedForm): FieldProblem[] {
  return answeredQuestions(form).flatMap(({ id, format }): readonly FieldProblem[] => {
    const typed = answers[id]
    if (format === undefined || typeof typed !== 'string' || typed === '') return []
    const read = readFormatted(format.is, typed, country)
    if (format.is === 'phone') return phoneNumberProblems(`answers.${id}`, read)
    return read === undefined ? [[`answers.${id}`, 'invalid']] : []
  })
}

/** Returns the answer in the stored format; undefined if the typed text does not have this format. */
export function readFormatted(
  format: NonNullable<FormQuestion['format']>['is'],
  typed: string,
  country: Country,
): string | undefined {
  return format === 'phone' ? readPhoneNumber(typed, country) : readers[format](typed, country)
}

/** Reports missing contact fields that this form requires. */
function requiredContactProblems({ form, submission: { answers, call } }: CheckedForm): FieldProblem[] {
  const asked = formQuestions(form).filter(
    ({ isContact, required, show_if: shownIf = [] }) => isContact && required && holds(shownIf, answers),
  )
  const given = new Map<string, unknown>(Object.entries(call))
  return [...requiredOfAsker(form), ...asked.map(({ id }) => id)]
    .filter((field) => !given.get(field))
    .map((field) => [`call.${field}`, 'required'])
}

/** If the answers name the person to call, problems are reported at those answers. Otherwise such a form needs a helper. */
function callProblems({ form: { calls }, submission, call, details, now, calls: desk }: CheckedForm): FieldProblem[] {
  const { answers } = submission
  const problems = callInputProblems(call, details, now, desk)
  if (calls === undefined) return problems.map(([field, code]) => [`call.${field}`, code])
  if (!holds(calls.where, answers)) {
    const isHelperMissing = submission.call.helper === undefined
    return [
      ...problems.map(([field, code]): FieldProblem => [`call.${field}`, code]),
      ...(isHelperMissing ? [['call.helper', 'required'] as const] : []),
    ]
  }
  return problems.flatMap(([field, code]): readonly FieldProblem[] => {
    const [of, name] = field.split('.')
    if (of !== 'helper') return [[`call.${field}`, code]]
    const id = calls[name as 'first_name' | 'last_name' | 'phone']
    // A missing answer is already reported as a problem of its question.
    return answers[id] === undefined ? [] : [[`answers.${id}`, code]]
  })
}

/** A number that stopped text messages is no problem: nobody else learns of the stop. */
function smsProblems({ submission: { call }, details: { phone }, sms }: CheckedForm): FieldProblem[] {
  return call.sms && !(phone !== null && sms.reaches(phone)) ? [['call.sms', 'invalid']] : []
}

function dayOfConsentProblems({ form, context, submission }: CheckedForm): FieldProblem[] {
  const days = consentDays(form)
  const questions = formQuestions(form).filter(({ id }) => days.has(id))
  return questionnaireOf(form, questions, context, submission.answers).questions.flatMap(
    (question): readonly FieldProblem[] => {
      const problem = checkAnswer(question, submission.consents.third_person_on)
      return problem === undefined ? [] : [['consents.third_person_on', problemCodes[problem]]]
    },
  )
}
