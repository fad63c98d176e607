import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Answers, answerTo, type Questionnaire, type ShowIf } from '@clairmemoire/domain/questionnaire'
import { questionnaireIn } from '../bilingual-questionnaire.ts'
import type { ConsentText } from './consent-text.ts'
import type { AskedForm, ContactFieldUse, Form, FormPart, FormQuestion } from './form.ts'

/** The questions of a part; fields of a contact are not questions. */
function questionsOfPart(part: FormPart): readonly FormQuestion[] {
  if (!('kind' in part)) return [part]
  if (part.kind !== 'fields') return []
  const { fields, show_if } = part
  return fields.flatMap((field) => ('contact' in field ? [] : [{ ...(show_if && { show_if }), ...field }]))
}

/** Every question of the form, in order. */
export function formQuestions({ parts, sections = [] }: Form): readonly FormQuestion[] {
  return [...parts.flatMap(questionsOfPart), ...sections.flatMap(({ questions }) => questions)]
}

/** The contact fields of the sender that the form requires in addition to those that every call requires. */
export function requiredOfAsker({ parts }: AskedForm): readonly ContactFieldUse['contact'][] {
  return parts.flatMap((part) =>
    'kind' in part && part.kind === 'fields'
      ? part.fields.flatMap((field) =>
          'contact' in field && field.of === 'asker' && field.missing ? [field.contact] : [],
        )
      : [],
  )
}

/** The ids of the questions about the date of a consent; their answers are stored with the consent, not among the answers. */
export function consentDays({ consents = [] }: Pick<AskedForm, 'consents'>): ReadonlySet<string> {
  return new Set(consents.flatMap(({ day }) => (day === undefined ? [] : [day])))
}

/** The questions whose answers are stored with the request. */
export function answeredQuestions(form: Form): readonly FormQuestion[] {
  const days = consentDays(form)
  return formQuestions(form).filter(({ id, isContact }) => !isContact && !days.has(id))
}

/** Where, when and in which language a form is filled in. */
export interface FormContext {
  locale: Locale
  day: CalendarDate
  country: Country
}

/**
 * Makes a questionnaire of some questions of a form. The limits depend on the date and the country; the title and the required
 * questions depend on the answers.
 */
export function questionnaireOf(
  form: Form,
  questions: readonly FormQuestion[],
  { locale, day, country }: FormContext,
  answers: Answers,
): Questionnaire {
  const { id, version } = form
  const asked = questions.map(({ validationOn, requiredIf, options, ...question }) => ({
    ...question,
    ...(options && { options: options.filter(({ exit }) => exit === undefined) }),
    ...(validationOn && { validation: { ...question.validation, ...validationOn(day, country) } }),
    required: question.required || (requiredIf !== undefined && holds(requiredIf, answers)),
  }))
  return questionnaireIn(locale, { id, version, title: titleOf(form, answers), questions: asked })
}

export function titleOf({ title }: Form, answers: Answers) {
  return typeof title === 'function' ? title(answers) : title
}

/** The first text whose conditions hold. */
export function consentTextOf({ consent }: AskedForm, answers: Answers): ConsentText {
  const text = [consent].flat().find(({ where = [] }) => holds(where, answers))
  if (text === undefined) throw new Error('no text to agree to fits these answers')
  return text
}

/** Whether every condition is met by an answer. */
export function holds(conditions: readonly ShowIf[], answers: Answers): boolean {
  return conditions.every(({ question, is_one_of: options }) => {
    const chosen = [answerTo(question, answers) ?? []].flat()
    return chosen.some((option) => options.includes(String(option)))
  })
}
