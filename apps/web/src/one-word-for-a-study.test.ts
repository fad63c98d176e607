import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteCatalogs } from './testing/site-catalogs.ts'

/** Words that texts must not use in place of "étude" and "study". Only the desk may say "essai", for an attempt. */
const other = { fr: /\bessais?\b/i, en: /\btrials?\b/i } as const

/** Texts whose wording the requirements fix (R2-74, R2-75). */
const fixed = new Set([
  'Clinical Trials',
  'Click here to join an ongoing clinical trial to better understand your memory',
])

const content = path.join(import.meta.dirname, '../../cms/content')

/** The texts of links: names in the footer, labels of buttons, and titles of documents. */
function labelsIn(filename: string): readonly string[] {
  const text = readFileSync(filename, 'utf8')
  return [...text.matchAll(/(?:- name|label|^title): *'?([^,'}\n]+)/gm)].map(([, label = '']) => label.trim())
}

describe.each(['fr', 'en'] as const)('a study has one word in %s', (locale) => {
  const wrong = (texts: readonly string[]) => texts.filter((text) => other[locale].test(text) && !fixed.has(text))

  it('in every message', () => {
    const catalogs = siteCatalogs.filter(({ folder }) => folder !== 'src/features/desk')
    expect(catalogs.length).toBeGreaterThan(20)
    expect(wrong(catalogs.flatMap((catalog) => Object.values(catalog[locale] ?? {})))).toEqual([])
  })

  it('in labels of links', () => {
    const documents = globSync(`${locale}/{footer.yaml,pages/*.md}`, { cwd: content })
    const labels = documents.flatMap((file) => labelsIn(path.join(content, file)))
    expect(labels.length).toBeGreaterThan(20)
    expect(wrong(labels)).toEqual([])
  })
})
