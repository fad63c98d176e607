import path from 'node:path'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { expect, it } from 'vitest'
import { models } from '../testing/strapi-validators.ts'

const file = path.resolve(import.meta.dirname, '../../../apps/cms/strapi/src/content/field-words.ts')
const { wordsOfField }: { wordsOfField: (locale: Locale, field: string) => { label: string; description: string } } =
  await import(file)

const choiceFile = path.resolve(import.meta.dirname, '../../../apps/cms/strapi/src/content/choice-words.ts')
const { wordsOfChoice }: { wordsOfChoice: (locale: Locale, value: string) => string } = await import(choiceFile)

/** Fields that no form shows. */
const hidden = ['readingMinutes', 'registerRead']

const fields = [...new Set([...models.values()].flatMap(({ attributes }) => Object.keys(attributes)))]

it.each(fields.filter((field) => !hidden.includes(field)))('%s has a label and says what to enter', (field) => {
  for (const locale of locales) {
    const { label, description } = wordsOfField(locale, field)
    expect(label).toMatch(/^\p{Lu}/u)
    expect(label.length).toBeLessThanOrEqual(28)
    expect(description).not.toBe('')
  }
})

const choices = [...models.values()].flatMap(({ attributes }) =>
  Object.values(attributes).flatMap(({ enum: values = [] }) => values),
)

it.each([...new Set(choices)])('the choice %s has words in both languages', (value) => {
  for (const locale of locales) expect(wordsOfChoice(locale, value)).toMatch(/^\p{Lu}/u)
})
