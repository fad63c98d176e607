import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { type Choices, Filler, type Pick } from './every-choice/filler.ts'
import { type Form, forms } from './every-choice/forms.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

for (const form of forms) {
  test(`every choice of ${form.path} in ${form.site} leads to a confirmation: ${form.start ?? 'the form'}`, async ({
    page,
  }) => {
    const email = `chosen-${crypto.randomUUID()}@visitor.example`
    const answersTo = new Map<string, ReadonlyMap<string, string>>()
    const ends = new Set<string>()
    let window = page
    await untilAllChosen(async (pick, choices) => {
      window = await openAnew(window, new URL(form.path, siteOrigin(form.site, 'production')).href)
      const answers = new Map<string, string>()
      const remembered: Pick = (list, options) => remember(answers, list, pick(list, options))
      ends.add(await fillIn(window, form, new Filler(window, form.site, remembered, email, choices)))
      for (const next of await waysOn(window, form)) if (!answersTo.has(next)) answersTo.set(next, answers)
    })
    expect(ends).toContain('confirmed')
    expect([...answersTo.keys()].sort()).toEqual(Object.keys(form.waysOn ?? {}).sort())
    for (const [next, answers] of answersTo)
      await untilAllChosen(async (pick, choices) => {
        window = await openAnew(window, new URL(form.path, siteOrigin(form.site, 'production')).href)
        const again: Pick = (list, options) => answers.get(list) ?? options[0] ?? ''
        await fillIn(window, form, new Filler(window, form.site, again, email, noChoices()))
        await wayOn(window, form, next).click()
        await untilAt(window, next)
        const filler = new Filler(window, form.site, pick, email, choices)
        expect(await filler.finish(`${new URL(window.url()).pathname} ${next}`)).toBe('confirmed')
      })
  })
}

test('every choice of the pre-consultation, part by part, leads to a confirmation', async ({ page }) => {
  const email = `part-${crypto.randomUUID()}@visitor.example`
  let window = page
  const begin = async () => {
    window = await openAnew(window, `${siteOrigin('fr', 'production')}/preconsultation`)
    await window.getByRole('main').locator('button.button--primary').first().click()
    const links = window.getByRole('main').getByRole('link', { name: 'Ouvrir' })
    await links.first().waitFor()
    return links
  }
  const parts = await (await begin()).count()
  expect(parts).toBeGreaterThan(1)
  for (let part = 0; part < parts; part++)
    await untilAllChosen(async (pick, choices) => {
      await (await begin()).nth(part).click()
      const stage = `section-${part + 1}`
      await untilAt(window, stage)
      const filler = new Filler(window, 'fr', pick, email, choices)
      expect(await filler.finish(`${new URL(window.url()).pathname} ${stage}`)).toBe('confirmed')
    })
})

/** Fills in again and again until each option that was offered was chosen. */
async function untilAllChosen(fillInOnce: (pick: Pick, choices: Choices) => Promise<void>) {
  const choices = noChoices()
  const unchosen = () => [...choices.offered].filter((choice) => !choices.chosen.has(choice))
  for (let round = 0; round === 0 || unchosen().length > 0; round++) {
    expect(round, `not chosen: ${unchosen().join(', ')}`).toBeLessThan(8 * choices.longest)
    await fillInOnce(pickIn(round, choices), choices)
  }
}

function noChoices(): Choices {
  return { offered: new Set(), chosen: new Map(), longest: 1 }
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

function remember(answers: Map<string, string>, list: string, option: string): string {
  answers.set(list, option)
  return option
}

/** Opens an address in a new window of a device that has forgotten what was typed, with everything else in its cache. */
async function openAnew(before: Page, address: string): Promise<Page> {
  const page = await before.context().newPage()
  // What a page stores as it closes is gone too only if it is cleared from a document without scripts.
  await before.close()
  await page.goto(new URL('/robots.txt', address).href)
  await page.evaluate(() => localStorage.clear())
  await openInteractive(page, address)
  return page
}

async function fillIn(page: Page, { start, stage }: Form, filler: Filler): Promise<'confirmed' | 'exit'> {
  const main = page.getByRole('main')
  await (start ? main.getByRole('button', { name: start }) : main.locator('button.button--primary')).first().click()
  await untilAt(page, stage)
  return filler.finish(`${new URL(page.url()).pathname} ${stage}`)
}

async function untilAt(page: Page, stage: string) {
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${stage}"`)
}

/** The button or link of a result that leads on to this stage. */
function wayOn(page: Page, { waysOn: ways = {} }: Form, next: string) {
  const main = page.getByRole('main')
  const name = ways[next] ?? ''
  return main.getByRole('button', { name }).or(main.getByRole('link', { name })).first()
}

/** The stages to which the result on screen leads on. */
async function waysOn(page: Page, form: Form): Promise<string[]> {
  if (!form.waysOn) return []
  // While a result is on its way there is nothing to press.
  await page.locator('main :is(a, button)').first().waitFor()
  const stages = Object.keys(form.waysOn)
  const shown = await Promise.all(stages.map((next) => wayOn(page, form, next).isVisible()))
  return stages.filter((_, index) => shown[index])
}
