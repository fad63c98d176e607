import { type Locale, locales } from '@clairmemoire/domain/locale'

/** One text of a questionnaire, and where in it. */
export interface QuestionnaireText {
  field: string
  text: string
}

/** Everything that a questionnaire or an instrument says in a language, each wording once; addresses are not said. */
export function everyText(locale: Locale, part: unknown, field = ''): readonly QuestionnaireText[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = (name: string) => (field === '' ? name : `${field}.${name}`)
  const fields = Object.entries(part)
  if (locales.every((language) => language in part)) return textsOf(Reflect.get(part, locale), field)
  return fields.flatMap(([name, value]) => everyText(locale, value, inside(nameOf(value) ?? name)))
}

function textsOf(said: unknown, field: string): readonly QuestionnaireText[] {
  if (typeof said === 'string') return [{ field, text: said }]
  const texts = Object.entries(Object(said)).flatMap(([name, text]) => (name === 'href' ? [] : [String(text)]))
  return [...new Set(texts)].map((text) => ({ field, text }))
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}
