import type { Form, FormQuestion } from '@clairmemoire/forms/form'
import { answeredQuestions, consentDays, consentTextOf, holds } from '@clairmemoire/forms/form-questions'
import type { TextFormat } from '@clairmemoire/forms/text-format'
import type { Schema } from './form-schemas.ts'

type Answers = Readonly<Record<string, string | number | string[]>>

const texts: Readonly<Record<TextFormat, string>> = {
  name: 'Camille',
  town: 'Lyon',
  phone: '06 39 98 12 35',
  area: '75011',
  rpps: '10003456786',
  adeli: '759312345',
}

const call = {
  first_name: 'Alix',
  last_name: 'Exemple',
  email: 'alix@exemple.example',
  phone: '01 99 00 12 34',
  callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
}

/** An example of a request with the form. It has the first option of each question and a sample of each text. */
export function exampleSubmission(form: Form): Schema {
  const answers = answeredQuestions(form).reduce<Answers>(withExample, {})
  const isDayNeeded = consentDays(form).size > 0
  const { version } = consentTextOf(form, answers)
  return {
    locale: 'fr',
    form_version: form.version,
    answers,
    call,
    consents: { agreed: true, text_version: version, ...(isDayNeeded && { third_person_on: '2027-03-01' }) },
  }
}

function withExample(answers: Answers, question: FormQuestion): Answers {
  return holds(question.show_if ?? [], answers) ? { ...answers, [question.id]: exampleOf(question) } : answers
}

function exampleOf({ type, options = [], format, validation = {} }: FormQuestion): Answers[string] {
  const [option = ''] = options.filter(({ exit }) => exit === undefined).map(({ id }) => id)
  switch (type) {
    case 'one_of':
    case 'scale':
      return option
    case 'several_of':
      return [option]
    case 'date':
      return '1950-02-17'
    case 'postal_code':
      return texts.area
    case 'number':
      return validation.min ?? 0
    case 'short_text':
    case 'long_text':
    default:
      return format ? texts[format.is] : 'Je voudrais en savoir plus.'
  }
}
