import { expect, type Page } from '@playwright/test'
import { articles, fullArticles, payloads, slugOf, test } from './hostile/fixtures.ts'
import { openInteractive } from './open-interactive.ts'

// The content security policy and Trusted Types are off, so only the pages themselves protect the reader.
test.use({ bypassCSP: true })

/** Collects signs that a payload was executed: dialogs, requests to other hosts and navigations. */
function watch(page: Page, origin: string): string[] {
  const harm: string[] = []
  page.on('dialog', async (dialog) => {
    harm.push(`a dialog says ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) harm.push(`a request to ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') harm.push(`a frame at ${frame.url()}`)
  })
  return harm
}

/** Returns the parts of a document that could do harm: code, frames and unusual addresses. */
function harmOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const forbidden =
      'iframe, object, embed, base, style, meta[http-equiv], form[action^="javascript" i], animate, template'
    const found = [...document.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)
    for (const script of document.querySelectorAll('script'))
      if (!/^application\/(?:ld\+)?json$/.test(script.type) && !script.src.startsWith(`${location.origin}/assets/`))
        found.push(script.outerHTML)
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:href|src|action|formaction|xlink:href)$/i.test(name)
        const isHarmless =
          /^(?:https:\/\/|mailto:|tel:|sms:|#|\/(?!\/))/.test(value) && URL.canParse(value, location.href)
        const isOwn = value.startsWith(location.origin)
        if (name.startsWith('on') || name === 'style' || name === 'srcdoc' || (isAddress && !isHarmless && !isOwn))
          found.push(`${element.localName} ${name}=${value}`)
      }
    return found
  })
}

test('there are at least two hundred payloads', () => {
  expect(payloads.length).toBeGreaterThan(200)
})

test('no list, footer or article executes its texts and links', async ({ page, hostile }) => {
  const { origin, publish } = hostile
  const harm = watch(page, origin)
  const parts = Math.ceil(articles.length / 20)
  for (let part = 1; part <= parts; part += 1) {
    await publish((part - 1) * 20)
    await page.goto(`${origin}/nos-articles?page=${part}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect([part, ...(await harmOnPage(page)), ...harm]).toEqual([part])
  }
  for (let index = 0; index < fullArticles; index += 1) {
    const response = await page.goto(`${origin}/nos-articles/article/${slugOf(index)}`)
    expect([index, response?.status(), ...(await harmOnPage(page)), ...harm]).toEqual([index, 200])
  }
})

test('no article executes its texts and links when a script opens it from the list', async ({ page, hostile }) => {
  const { origin } = hostile
  const harm = watch(page, origin)
  const parts = Math.ceil(articles.length / 20)
  for (let part = 1; part <= parts; part += 1) {
    await openInteractive(page, `${origin}/nos-articles?page=${part}`)
    const first = page.locator('main a[href^="/nos-articles/article/"]').first()
    const address = (await first.getAttribute('href')) ?? ''
    await first.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect([part, ...(await harmOnPage(page)), ...harm]).toEqual([part])
  }
})
