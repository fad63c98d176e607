import { existsSync } from 'node:fs'
import path from 'node:path'
import { type FactName, operatorFactNames } from '@clairmemoire/cms-client/fact'
import type { Page } from '@clairmemoire/cms-client/page'
import type { RichText } from '@clairmemoire/cms-client/rich-text'
import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { pageIn, repositoryContent, repositoryFolder, slugsIn } from '../testing/repository-pages.ts'
import { sourcesIn } from '../content-store.ts'
import { gather } from './content.ts'
import { faultTexts } from './fault-text.ts'

it('every document of the repository is valid', async () => {
  expect(await faultTexts(gather(await sourcesIn(repositoryFolder)()).faults, repositoryFolder, 'en')).toEqual([])
})

/** The structure of a page: its blocks, headings and lists. */
const shapeOf = ({ summary, blocks }: Page) => [
  ...shapeOfText(summary),
  ...blocks.flatMap((block) => {
    if (block.kind === 'text') return shapeOfText(block.text)
    return ['items' in block ? `${block.kind} of ${block.items.length}` : block.kind]
  }),
]

const shapeOfText = (nodes: RichText) =>
  nodes
    .filter(({ type }) => type !== 'paragraph')
    .map((node) => (node.type === 'list' ? `list of ${node.children.length}` : node.type))

const englishSlugs = slugsIn('en')

it('every English page has its French counterpart', () => {
  expect(slugsIn('fr')).toEqual(expect.arrayContaining(englishSlugs))
})

it.each(englishSlugs)('the page %s has the same parts in both languages, in the same order', async (slug) => {
  expect(shapeOf(await pageIn('en', slug))).toEqual(shapeOf(await pageIn('fr', slug)))
})

describe.each(['legal', 'privacy-policy', 'terms-conditions', 'cookies', 'accessibility', 'security'])(
  'the page %s',
  (slug) => {
    it.each(locales)('has a short version and the date of its last change in %s', async (locale) => {
      const { summary, updatedOn } = await pageIn(locale, slug)
      // The number of entries depends on the operator's settings: legal-pages.test.ts counts them.
      expect(summary).toMatchObject([{ type: 'list' }])
      expect(updatedOn).toBeDefined()
    })
  },
)

/** The facts that these pages have to state by law. */
const facts: Readonly<Record<string, readonly FactName[]>> = {
  legal: operatorFactNames.filter((name) => !(name.endsWith('Days') || ['dpoEmail', 'securityEmail'].includes(name))),
  'terms-conditions': ['operatorName', 'operatorAddress', 'contactEmail', 'contactPhone'],
  accessibility: ['operatorName', 'contactEmail', 'contactPhone'],
  security: ['operatorName', 'securityEmail'],
  'privacy-policy': [
    'operatorName',
    'hostingProvider',
    'dpoEmail',
    'contactPhone',
    ...operatorFactNames.filter((name) => name.endsWith('Days')),
  ],
}

it.each(Object.entries(facts).flatMap(([slug, names]) => locales.map((locale) => ({ slug, locale, names }))))(
  'the page $slug in $locale contains the facts that the law requires',
  async ({ slug, locale, names }) => {
    const page = JSON.stringify(await pageIn(locale, slug))
    expect(names.filter((name) => !page.includes(`{{${name}}}`))).toEqual([])
  },
)

it.each(locales)(
  'each page in %s has a unique title, and a unique description of at least 40 characters',
  async (locale) => {
    const { pages } = (await repositoryContent())[locale].entries
    const attributesOfPages = pages.map(({ attributes }) => attributes())
    for (const name of ['title', 'description'])
      expect(new Set(attributesOfPages.map((attributes) => attributes[name])).size).toBe(pages.length)
    for (const { description } of attributesOfPages) expect(String(description).length).toBeGreaterThanOrEqual(40)
  },
)

it('each language has a footer', () => {
  for (const locale of locales) expect(existsSync(path.join(repositoryFolder, locale, 'footer.yaml'))).toBe(true)
})
