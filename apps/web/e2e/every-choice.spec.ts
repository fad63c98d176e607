import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Browser } from '@playwright/test'
import { type Choices, Filler, type Pick } from './every-choice/filler.ts'
import { type Form, forms } from './every-choice/forms.ts'
import { choiceOfCookies, expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

for (const form of forms) {
  test(`every choice of ${form.path} in ${form.site} leads to a confirmation: ${form.start ?? 'the form'}`, async ({
    browser,
  }) => {
    const choices: Choices = { offered: new Set(), chosen: new Map(), longest: 1 }
    const ends = new Set<string>()
    for (let round = 0; round === 0 || unchosen(choices).length > 0; round++) {
      expect(round, `not chosen: ${unchosen(choices).join(', ')}`).toBeLessThan(8 * choices.longest)
      ends.add(await fillIn(browser, form, round, choices))
    }
    expect(ends).toContain('confirmed')
  })
}

function unchosen({ offered, chosen }: Choices): string[] {
  return [...offered].filter((choice) => !chosen.has(choice))
}

/** Each list takes what it took least often; of several, lists that follow each other take different ones. */
function pickIn(round: number, { chosen }: Choices): Pick {
  const lists: string[] = []
  return (list, options) => {
    if (!lists.includes(list)) lists.push(list)
    const turned = options.map((_, place) => options[(place + round + lists.indexOf(list)) % options.length] ?? '')
    const timesOf = (option: string) => chosen.get(`${list} ${option}`) ?? 0
    return turned.reduce((least, option) => (timesOf(option) < timesOf(least) ? option : least))
  }
}

async function fillIn(browser: Browser, form: Form, round: number, choices: Choices) {
  const { site, path, start, stage, waysOn: ways } = form
  const context = await browser.newContext({
    storageState: choiceOfCookies(['required']),
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  await openInteractive(page, new URL(path, siteOrigin(site, 'production')).href)
  const main = page.getByRole('main')
  await (start ? main.getByRole('button', { name: start }) : main.locator('button.button--primary')).first().click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${stage}"`)
  const filler = new Filler(page, site, pickIn(round, choices), `round-${round}@visitor.example`, choices)
  const here = () => new URL(page.url()).pathname
  const end = await filler.finish(`${here()} ${stage}`)
  for (const [next, name] of end === 'confirmed' && ways ? Object.entries(ways) : []) {
    const way = main.getByRole('button', { name })
    if ((await way.count()) === 0) continue
    await way.first().click()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${next}"`)
    expect(await filler.finish(`${here()} ${next}`)).toBe('confirmed')
    break
  }
  await context.close()
  return end
}

test('every choice of the pre-consultation, part by part, leads to a confirmation', async ({ browser }) => {
  const address = (part = '') => new URL(`/preconsultation${part}`, siteOrigin('fr', 'production')).href
  const begin = async () => {
    const context = await browser.newContext({ storageState: choiceOfCookies(['required']), ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await openInteractive(page, address())
    await page.getByRole('main').locator('button.button--primary').first().click()
    await page.getByRole('link', { name: 'Ouvrir' }).first().waitFor()
    return { context, page }
  }
  const first = await begin()
  const parts = await first.page.getByRole('link', { name: 'Ouvrir' }).count()
  await first.context.close()
  expect(parts).toBeGreaterThan(1)
  for (const part of [...Array.from({ length: parts }, (_, index) => `${index + 1}`), 'contact']) {
    const choices: Choices = { offered: new Set(), chosen: new Map(), longest: 1 }
    for (let round = 0; round === 0 || unchosen(choices).length > 0; round++) {
      expect(round, `not chosen: ${unchosen(choices).join(', ')}`).toBeLessThan(8 * choices.longest)
      const { context, page } = await begin()
      await openInteractive(page, address(`/${part}`))
      const filler = new Filler(page, 'fr', pickIn(round, choices), `part-${round}@visitor.example`, choices)
      const stage = part === 'contact' ? part : `section-${part}`
      expect(await filler.finish(`/preconsultation/${part} ${stage}`)).toBe('confirmed')
      await context.close()
    }
  }
})
