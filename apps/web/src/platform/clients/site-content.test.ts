// @vitest-environment happy-dom
import { createI18n } from '@clairmemoire/i18n/catalog'
import { Store } from '@tanstack/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { readPageData } from './site-content.ts'

const settings = sampleSettings('fr')
const site = { i18n: createI18n('fr'), locale: settings.locale, settings, visitorCountry: new Store(settings.country) }

beforeEach(() => {
  document.body.innerHTML = '<div id="app" data-boot="/assets/boot-k96k78xo.js"></div>'
})
afterEach(() => vi.unstubAllGlobals())

function readFrom(release: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => Response.json({ release, data: { title: 'Le sommeil' } }))
  return readPageData({ publicHref: '/nos-articles#sommeil' }, site)
}

test('an open page gets the data of another page from a server with the same build', async () => {
  expect(await readFrom('boot-k96k78xo')).toEqual({ title: 'Le sommeil' })
})

test('after a deployment an open page loads another page as a document', async () => {
  await expect(readFrom('boot-z3f0aa91')).rejects.toMatchObject({
    options: { href: '/nos-articles#sommeil', reloadDocument: true },
  })
})
