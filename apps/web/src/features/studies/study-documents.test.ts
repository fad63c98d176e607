import { readFile } from 'node:fs/promises'
import { locales } from '@clairmemoire/domain/locale'
import { catalogue } from '@clairmemoire/studies/catalogue'
import { expect, test } from 'vitest'

const content = new URL('../../../../cms/content/', import.meta.url)

test.each(catalogue.flatMap((study) => locales.map((locale) => ({ ...study, of: study.locale, locale }))))(
  '$name has a text in $locale, with a page in the language of its site alone (A-08)',
  async ({ slug, of, locale }) => {
    const text = await readFile(new URL(`${locale}/studies/${slug}.yaml`, content), 'utf8')
    expect(/^page:$/m.test(text)).toBe(locale === of)
  },
)
