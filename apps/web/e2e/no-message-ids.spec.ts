import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { siteCatalogs } from '../src/testing/site-catalogs.ts'
import { expect, test } from './fixtures.ts'
import { openAnswering } from './open-interactive.ts'
import { pathsByTurns } from './paths-by-turns.ts'

const messageIds = siteCatalogs.flatMap(({ fr }) => Object.keys(fr))

/** Pages for submitted data need a key in their address. This key belongs to no record. */
const key = '#AAAAAAAAAAAAAAAAAAAAAA'

/** The additional delay of message catalogs in milliseconds, so that they arrive last, as on a slow connection. */
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
      // A build replaces most ids by a number with a tilde.
      for (const word of text?.split(/\s+/) ?? [])
        if (ids.has(word) || /^~[a-z\d]+$/.test(word)) Reflect.get(window, 'reportMessageId')(word)
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

const catalogs = new Set(globSync('*.js', { cwd: assets }).filter(isCatalog))

/** Opens a page, and waits until it is hydrated and all catalogs that it requested are there. */
async function readPage(page: Page, address: string): Promise<void> {
  const coming = new Set<Request>()
  const isCatalogRequest = (request: Request) => catalogs.has(path.basename(new URL(request.url()).pathname))
  const add = (request: Request) => void (isCatalogRequest(request) && coming.add(request))
  const remove = (request: Request) => void coming.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await openAnswering(page, address)
  await expect.poll(() => coming.size, { message: `catalogs of ${address} that are still coming` }).toBe(0)
  // A page shows the texts of the last catalog soon after its arrival.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}

for (const site of locales) {
  test.describe(`the ${site} site`, () => {
    test.use({ site })
    test.afterEach(({ stack }) => stack.delayFiles(new Set()))

    test('no page shows a message id, even if its catalogs arrive late', async ({ context, stack }) => {
      const seen = new Set<string>()
      await watchMessageIds(context, seen)
      stack.delayFiles(catalogs, delay)
      expect(catalogs.size).toBeGreaterThan(0)
      const left = pathsByTurns(site)
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
