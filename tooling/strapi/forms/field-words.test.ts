import path from 'node:path'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { expect, it } from 'vitest'
import { models } from '../testing/strapi-validators.ts'

const file = path.resolve(import.meta.dirname, '../../../apps/cms/strapi/src/content/field-words.ts')
const { wordsOfField }: { wordsOfField: (locale: Locale, field: string) => { label: string; description: string } } =
  await import(file)

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
