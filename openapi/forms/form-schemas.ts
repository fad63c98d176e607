import type { Form, FormQuestion } from '@clairmemoire/forms/form'
import { pascalCase } from '@clairmemoire/forms/form-operation'
import { answeredQuestions, consentDays } from '@clairmemoire/forms/form-questions'
import type { TextFormat } from '@clairmemoire/forms/text-format'

/** A JSON Schema, whose references are relative to `generated/`. */
export type Schema = Readonly<Record<string, unknown>>

const schemasFolder = '../schemas'

/** The schemas of the submission and the answers of each form, by their names in the contract. */
export function formSchemas(forms: readonly Form[]): Record<string, Schema> {
  return Object.fromEntries(
    forms.flatMap((form) => {
      const name = pascalCase(form.id)
      return [
        [`${name}Submission`, submissionSchema(form, name)],
        [`${name}Answers`, answersSchema(form)],
      ]
    }),
  )
}

function submissionSchema(form: Form, name: string): Schema {
  const isDayNeeded = consentDays(form).size > 0
  return {
    type: 'object',
    additionalProperties: false,
    required: ['locale', 'form_version', 'answers', 'call', 'consents'],
    properties: {
      locale: ref('text.yaml#/Locale'),
      country: {
        description: "Country of the person to call; by default that of the locale's site",
        ...ref('text.yaml#/Country'),
      },
      form_version: {
        description: `\`${form.version}\`; another version is rejected with \`questionnaire_outdated\``,
        ...ref('questionnaire.yaml#/Version'),
      },
      answers: { $ref: `#/${name}Answers` },
      call: ref('requests.yaml#/CallRequest'),
      consents: ref(`requests.yaml#/${isDayNeeded ? 'ConsentsWithDay' : 'Consents'}`),
      website: ref('text.yaml#/Honeypot'),
    },
  }
}

function answersSchema(form: Form): Schema {
  const isServed = form.sections !== undefined || form.id === 'trial_call'
  const questions = answeredQuestions(form).filter(
    ({ isInAddress, isPartOfRequest }) => !isInAddress && (!isServed || isPartOfRequest),
  )
  const required = questions.filter((question) => question.required && !question.show_if).map(({ id }) => id)
  return {
    type: 'object',
    ...(isServed
      ? { maxProperties: 60, additionalProperties: ref('questionnaire.yaml#/AnswerValue') }
      : { additionalProperties: false }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)])),
  }
}

/** The schema of an answer. The label of the question is its description; an answer that can be declined may be null. */
function answerSchema(question: FormQuestion): Schema {
  const description = question.label.en.self
  const value = valueSchema(question)
  if (question.required || question.format) return { description, ...value }
  const { type, enum: options } = value
  if (type === undefined) return { description, oneOf: [value, { type: 'null' }] }
  return { description, ...value, type: [type, 'null'], ...(Array.isArray(options) && { enum: [...options, null] }) }
}

function valueSchema({ type, format, options = [], required, validation = {} }: FormQuestion): Schema {
  const ids = options.filter(({ exit }) => exit === undefined).map(({ id }) => id)
  switch (type) {
    case 'one_of':
    case 'scale':
      return { type: 'string', enum: ids }
    case 'several_of':
      return {
        type: 'array',
        ...(required && { minItems: 1 }),
        maxItems: ids.length,
        uniqueItems: true,
        items: { type: 'string', enum: ids },
      }
    case 'date':
      return ref('text.yaml#/Date')
    case 'postal_code':
      return ref('requests.yaml#/PostalCode')
    case 'number':
      return { type: 'number', minimum: validation.min, maximum: validation.max }
    case 'short_text':
      return format ? ref(formats[format.is]) : { type: 'string', maxLength: validation.max_len, pattern: oneLine }
    case 'long_text':
    default:
      return { type: 'string', maxLength: validation.max_len, pattern: manyLines }
  }
}

const oneLine = String.raw`^[^\p{Cc}\p{Cs}]*$`
const manyLines = String.raw`^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$`

const formats: Readonly<Record<TextFormat, string>> = {
  name: 'text.yaml#/PersonName',
  town: 'text.yaml#/PersonName',
  phone: 'text.yaml#/PhoneNumber',
  area: 'requests.yaml#/PostalCode',
  rpps: 'professionals.yaml#/RppsNumber',
  adeli: 'professionals.yaml#/AdeliNumber',
}

export function ref(place: string): Schema {
  return { $ref: `${schemasFolder}/${place}` }
}
