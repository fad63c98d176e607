import type { FieldProblem } from '@clairmemoire/cms-client/problem'
import { quotationAt, shortened } from '@clairmemoire/cms-client/quotation'
import { type Reason, reasonText } from '@clairmemoire/cms-client/reason'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Core, Modules } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { wordsOfField } from '../content/field-words.ts'
import { kindOf } from '../content/kinds.ts'
import { type Fields, isFields } from './fields.ts'
import { readerLocale } from './reader-locale.ts'

/** Replaces the English messages with which Strapi refuses the document of an editor. */
export function refuseInWords(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    try {
      return await next()
    } catch (error) {
      if (!(error instanceof errors.ValidationError) || kindOf(context.uid) === undefined) throw error
      const problems = problemsOf(error)
      const isOfEditor = strapi.requestContext.get() !== undefined
      if (!isOfEditor || problems.length === 0 || problems.includes(undefined)) throw error
      const { data = {} } = context.params as { data?: Fields }
      throw refusal(
        strapi,
        data,
        problems.filter((problem) => problem !== undefined),
      )
    }
  }
}

/** Returns the problems of an error; a problem is undefined if this project has no message for it. */
function problemsOf({ details }: errors.ValidationError): readonly (FieldProblem | undefined)[] {
  const { errors: refused = [] } = details as { errors?: readonly { path: readonly string[]; message: string }[] }
  return refused.map(({ path, message }) => {
    const reason = reasonOf(message)
    return reason && { field: path.join('.').replace(/\.(\d+)/g, '[$1]'), reason }
  })
}

function reasonOf(message: string): Reason | undefined {
  const [, max] = /must be at most (\d+) characters/.exec(message) ?? []
  if (max !== undefined) return { code: 'too_long', max: Number(max) }
  if (/must be unique/.test(message)) return { code: 'same_slug' }
  if (/must match the following/.test(message)) return { code: 'not_slug' }
  return /valid link/.test(message) ? { code: 'link_not_allowed' } : undefined
}

const marks = { fr: ['\u00a0: ', '«\u00a0', '\u00a0»'], en: [': ', '“', '”'] } as const

/** Creates an error that the admin shows at the named fields and above them, in the language of the user. */
export function refusal(strapi: Core.Strapi, attributes: Fields, problems: readonly FieldProblem[]): Error {
  const locale = readerLocale(strapi)
  const [colon, before, after] = marks[locale]
  const messages = problems.map(({ field, reason }) => {
    const quotation = shortened(quotationAt(attributes, field, reason.code) ?? '')
    const message = reasonText(reason, locale)
    const whole = `${placeOf(locale, field)}${colon}${message}${quotation && ` (${before}${quotation}${after})`}`
    return { path: inputOf(attributes, field), message, whole }
  })
  return new errors.ValidationError(messages.map(({ whole }) => whole).join(' · '), {
    errors: messages.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  })
}

/** The path of the input in which a field is edited: a rich text, image or relation is edited as a whole. */
function inputOf(attributes: Fields, field: string): readonly string[] {
  const keys = keysOf(field)
  let value: unknown = attributes
  const end = keys.findIndex((key) => {
    value = new Map(Object.entries(value ?? {})).get(key)
    return isFields(value)
      ? 'data' in value
      : Array.isArray(value) && value.some((part) => isFields(part) && 'children' in part)
  })
  return end === -1 ? keys : keys.slice(0, end + 1)
}

function keysOf(field: string): readonly string[] {
  return field.split(/[.[\]]+/).filter(Boolean)
}

/** Turns `body[1].items[0].title` into “Content 2 › Entries 1 › Title”. */
function placeOf(locale: Locale, field: string): string {
  const [inForm = ''] = field.split(/\.(?:children|data|attributes)\b/)
  return inForm
    .split('.')
    .map((part) => {
      const [name = '', index] = keysOf(part)
      const { label } = wordsOfField(locale, name)
      return index === undefined ? label : `${label} ${Number(index) + 1}`
    })
    .join(' › ')
}
