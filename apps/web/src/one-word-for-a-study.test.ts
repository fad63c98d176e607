import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'

/** Copy says "étude" and "study". "Essai" also means an attempt, which the desk counts. */
const other = { fr: /\bessais?\b/i, en: /\btrials?\b/i } as const

/** Wording fixed by the requirements (R2-74, R2-75). */
const fixed = new Set([
  'Clinical Trials',
  'Click here to join an ongoing clinical trial to better understand your memory',
])

const here = import.meta.dirname
const content = path.join(here, '../../cms/content')

async function messagesIn(filename: string, locale: 'fr' | 'en'): Promise<readonly string[]> {
  const format = formatter({ explicitIdAsDefault: true })
  const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'fr', filename })
  return Object.values(catalog).map(({ translation = '' }) => translation)
}

/** Labels of links: names in the footer, and buttons and titles of documents. */
function labelsIn(filename: string): readonly string[] {
  const text = readFileSync(filename, 'utf8')
  return [...text.matchAll(/(?:- name|label|^title): *'?([^,'}\n]+)/gm)].map(([, label = '']) => label.trim())
}

describe.each(['fr', 'en'] as const)('a study has one word in %s', (locale) => {
  const wrong = (texts: readonly string[]) => texts.filter((text) => other[locale].test(text) && !fixed.has(text))

  it('in every message', async () => {
    const catalogs = globSync(`**/locales/${locale}.po`, { cwd: here }).filter(
      (file) => !file.includes('features/desk/'),
    )
    expect(catalogs.length).toBeGreaterThan(20)
    const messages = await Promise.all(catalogs.map((file) => messagesIn(path.join(here, file), locale)))
    expect(wrong(messages.flat())).toEqual([])
  })

  it('in labels of links', () => {
    const documents = globSync(`${locale}/{footer.yaml,pages/*.md}`, { cwd: content })
    const labels = documents.flatMap((file) => labelsIn(path.join(content, file)))
    expect(labels.length).toBeGreaterThan(20)
    expect(wrong(labels)).toEqual([])
  })
})
