import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf, type Screen } from '../src/routing/site-map.ts'
import { choiceOfCookies, expect, test } from './fixtures.ts'
import { fileOfModule } from './file-of-module.ts'
import { openInteractive } from './open-interactive.ts'
import { matomoCalls, postHogEvents } from './stack/measured.ts'
import type { Stack } from './stack/stack.ts'

/** Every link of the navigation bar with the name of its event (R7-41). Each is pressed on a different kind of page. */
const presses: readonly { link: string; event: string; from: Screen }[] = [
  { link: 'Clinical Trials', event: 'Clinical Trials', from: 'Home' },
  { link: 'Our approach', event: 'Our approach', from: 'StudiesComparison' },
  { link: 'About us', event: 'About us', from: 'SiteMap' },
  { link: 'Test your memory', event: 'Test your memory', from: 'ServiceUnavailable' },
]

const pressed = ({ collected }: Stack) => ({
  postHog: postHogEvents(collected).filter(({ event }) => event !== '$pageview'),
  matomo: matomoCalls(collected).filter(({ e_a }) => e_a !== undefined),
})

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/** Expects each measurement service to receive a press with exactly these fields. */
async function expectMeasured(stack: Stack, event: string, from: 'Navbar' | 'Navbar:Banner') {
  await expect.poll(() => Object.values(pressed(stack)).map(({ length }) => length)).toEqual([1, 1])
  expect(pressed(stack)).toEqual({
    postHog: [
      {
        uuid,
        event,
        distinct_id: uuid,
        properties: {
          language: 'en',
          from_page: from,
          $process_person_profile: false,
          $geoip_disable: true,
          $ip: '0.0.0.0',
        },
      },
    ],
    matomo: [
      {
        idsite: '1',
        rec: '1',
        apiv: '1',
        send_image: '0',
        lang: 'en',
        url: `${siteOrigin('en', 'production')}/`,
        e_c: from,
        e_a: event,
        e_n: 'en',
        ca: '1',
        _id: expect.stringMatching(/^[\da-f]{16}$/),
      },
    ],
  })
}

test.use({ site: 'en', storageState: choiceOfCookies(['all']) })

/** The requirements define no event for these links. */
const notCounted = ['Find a study', 'Help now']

test('a press on a page that is not hydrated yet is counted too', async ({ page, stack }) => {
  stack.collected.splice(0)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => postHogEvents(stack.collected).map(({ event }) => event)).toEqual(['$pageview'])
  await expect.poll(() => matomoCalls(stack.collected).length).toBeGreaterThan(0)
  stack.collected.splice(0)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Our approach' }).click()
  await expectMeasured(stack, 'Our approach', 'Navbar')
})

test('each link of the navigation bar and the banner sends the event of the requirements for a visitor who agreed (R7-40 to R7-42)', {
  tag: '@smoke',
}, async ({ page, stack }) => {
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const open = async (screen: Screen) => {
    await openInteractive(page, publicPath(pageOf(screen), 'en'))
    stack.collected.splice(0)
  }
  for (const { link, event, from } of presses) {
    await open(from)
    const links = await bar.locator('a[href^="/"]').allTextContents()
    expect(new Set(links.filter((name) => !notCounted.includes(name)))).toEqual(
      new Set(presses.map((press) => press.link)),
    )
    await bar.getByRole('link', { name: link, exact: true }).first().click()
    await expectHeadingFocused(page)
    await expectMeasured(stack, event, 'Navbar')
  }
  await open('CookieSettings')
  await page.getByRole('link', { name: 'Click here to join' }).click()
  await expectMeasured(stack, 'Clinical Trials', 'Navbar:Banner')
})

test.describe('a press right after “Accept”', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const isHeld of [true, false]) {
    test(`is counted once for each link and the banner, ${isHeld ? 'though the library of the service never loads' : 'while the library of the service is loading'} (R7-45)`, async ({
      page,
      stack,
    }) => {
      if (isHeld) await page.route(`**${fileOfModule('src/platform/measurement/product.ts')}`, () => undefined)
      for (const [link, event, from] of [
        ...presses.map((press) => [press.link, press.event, 'Navbar'] as const),
        [/^Click here to join/, 'Clinical Trials', 'Navbar:Banner'],
      ] as const) {
        await page.goto('/', { waitUntil: 'networkidle' })
        stack.collected.splice(0)
        await page.getByRole('button', { name: 'Accept All' }).click()
        await page.getByRole('link', { name: link, exact: true }).first().click()
        await expectMeasured(stack, event, from)
        await page.context().clearCookies()
        await page.evaluate(() => localStorage.clear())
      }
    })
  }

  test('is counted only if it follows “Accept”', async ({ page, stack }) => {
    stack.collected.splice(0)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About us' }).click()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Accept All' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Our approach' }).click()
    await expectMeasured(stack, 'Our approach', 'Navbar')
  })
})

async function expectHeadingFocused(page: Page) {
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}
