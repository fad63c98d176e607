import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales, otherLocale } from '@clairmemoire/domain/locale'
import type { BrowserContext, Page } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'
import { siteCatalogs } from '../src/testing/site-catalogs.ts'
import { expect, test } from './fixtures.ts'

const messageIds = siteCatalogs.flatMap(({ fr }) => Object.keys(fr))

/** Pages for submitted data need a key in their address. This key belongs to no record. */
const key = '#AAAAAAAAAAAAAAAAAAAAAA'

/** The additional delay of message catalogs, in milliseconds. */
const delay = 400

/** The number of pages that are open at the same time. */
const tabs = 6

/** Collects each message id that appears in a text or label of the document, from the first byte on. */
async function watchMessageIds(context: BrowserContext, seen: Set<string>): Promise<void> {
  await context.exposeFunction('reportMessageId', (id: string) => void seen.add(id))
  await context.addInitScript((known) => {
    const ids = new Set(known)
    const labels = ['aria-label', 'title', 'placeholder', 'alt']
    const report = (text: string | null) => {
      for (const word of text?.split(/\s+/) ?? []) if (ids.has(word)) Reflect.get(window, 'reportMessageId')(word)
    }
    const read = (node: Node) => {
      if (node instanceof Text && !(node.parentElement instanceof HTMLScriptElement)) report(node.data)
      if (node instanceof Element) for (const label of labels) report(node.getAttribute(label))
      for (const child of node.childNodes) read(child)
    }
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(read)
        else read(target)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: labels })
  }, messageIds)
}

const assets = path.resolve(import.meta.dirname, '../dist/client/assets')

const isCatalog = (file: string) => /^.{0,60}JSON\.parse\(/.test(readFileSync(path.join(assets, file), 'utf8'))

/** Delays the message catalogs so that they arrive last, as on a slow connection. */
async function delayCatalogs(context: BrowserContext): Promise<void> {
  const catalogs = new Set(globSync('*.js', { cwd: assets }).filter(isCatalog))
  await context.route(
    ({ pathname }) => catalogs.has(path.basename(pathname)),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    },
  )
}

async function readPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#app a[data-hydrate]').first().dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
}

/** The paths of one site. Of the pages that both sites have, each site has every second one, because their code is the same. */
function pathsOf(site: Locale): string[] {
  const other = pagesOf(otherLocale(site)).map(({ page }) => page)
  return pagesOf(site)
    .filter(({ page }) => !other.includes(page) || siteMap.indexOf(page) % locales.length === locales.indexOf(site))
    .map(({ page, params }) => publicPath(page, site, params))
}

for (const site of locales) {
  test.describe(`the ${site} site`, () => {
    test.use({ site })

    test('no page shows a message id, even if its catalogs arrive late', async ({ context }) => {
      const seen = new Set<string>()
      await watchMessageIds(context, seen)
      await delayCatalogs(context)
      const left = pathsOf(site)
      const readAll = async () => {
        const tab = await context.newPage()
        for (let next = left.pop(); next; next = left.pop()) await readPage(tab, next + key)
        await tab.close()
      }
      await Promise.all(Array.from({ length: tabs }, readAll))
      expect([...seen]).toEqual([])
    })
  })
}
