import type { Footer } from '@clairmemoire/cms-client/footer'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { Store } from '@tanstack/store'
import { expect, test } from 'vitest'
import { type Content, withoutContent } from '../../platform/content/content.ts'
import { frameCatalog } from './catalog.ts'
import { takeNewsOfFooter } from './news-of-footer.ts'

const footerWith = (name: string): Footer => ({
  groups: [{ title: 'Clinique', entries: [{ name, link: '/' }] }],
})
const noFooter: Footer = { groups: [] }

async function footerAfter(shown: Footer, content: () => Promise<Content>): Promise<Footer> {
  const i18n = createI18n('fr')
  await loadCatalog(i18n, frameCatalog)
  const footer = new Store(shown)
  await takeNewsOfFooter({ content, footer, i18n, locale: 'fr' })
  return footer.state
}

test("an open page shows the editors' later publications", async () => {
  const content = { ...withoutContent, footer: async () => footerWith('Nous écrire') }
  expect(await footerAfter(footerWith('Aide'), async () => content)).toEqual(footerWith('Nous écrire'))
})

test.each([
  ['the footer cannot be read', async () => withoutContent],
  ['the client cannot be loaded', () => Promise.reject(new Error('offline'))],
  ['the language no longer has one', async () => ({ ...withoutContent, footer: async () => undefined })],
])('if %s, the current footer stays', async (_, content: () => Promise<Content>) => {
  expect(await footerAfter(footerWith('Aide'), content)).toEqual(footerWith('Aide'))
})

test('a visit that began without a footer gets the default links if nothing can be read', async () => {
  const { groups } = await footerAfter(noFooter, async () => withoutContent)
  expect(groups.flatMap(({ entries }) => entries.map(({ link }) => link))).toEqual([
    '/essais-cliniques',
    '/trouver-un-essai',
  ])
})
