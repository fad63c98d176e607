import { expect, test } from 'vitest'
import { type Catalog, createI18n, joinCatalogs, loadCatalog } from './catalog.ts'

const greetings: Catalog = {
  fr: async () => ({ messages: { hello: 'Bonjour' } }),
  en: () => Promise.reject(new Error('the other locale must not be loaded')),
}
const goodbyes: Catalog = {
  fr: async () => ({ messages: { bye: 'Au revoir' } }),
  en: async () => ({ messages: { bye: 'Goodbye' } }),
}

test('a catalog is loaded only in the active locale', async () => {
  const i18n = createI18n('fr')
  await loadCatalog(i18n, greetings)
  expect(i18n._('hello')).toBe('Bonjour')
})

test('catalogs are merged', async () => {
  const i18n = createI18n('fr')
  await loadCatalog(i18n, greetings)
  await loadCatalog(i18n, goodbyes)
  expect([i18n._('hello'), i18n._('bye')]).toEqual(['Bonjour', 'Au revoir'])
})

test('joined catalogs are loaded only in the active locale', async () => {
  const i18n = createI18n('fr')
  await loadCatalog(i18n, joinCatalogs(greetings, goodbyes))
  expect([i18n._('hello'), i18n._('bye')]).toEqual(['Bonjour', 'Au revoir'])
})

test('a catalog is added once per instance, so that loading it again does not re-render', async () => {
  const catalog: Catalog = {
    fr: async () => ({ messages: { greeting: ['Bonjour'] } }),
    en: async () => ({ messages: { greeting: ['Hello'] } }),
  }
  const i18n = createI18n('en')
  let changes = 0
  i18n.on('change', () => {
    changes += 1
  })
  await loadCatalog(i18n, catalog)
  await loadCatalog(i18n, catalog)
  expect([i18n._('greeting'), changes]).toEqual(['Hello', 1])
  const french = createI18n('fr')
  await loadCatalog(french, catalog)
  expect(french._('greeting')).toBe('Bonjour')
})
