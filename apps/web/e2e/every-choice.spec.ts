import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { everythingAsked, studyThatAsksEverything } from './every-choice/everything-asked.ts'
import { Filler, type PickOptions } from './every-choice/filler.ts'
import { type Form, formsOfScreens, titleOf } from './every-choice/forms.ts'
import { expect, test } from './fixtures.ts'
import { openAnswering } from './open-interactive.ts'

for (const forms of formsOfScreens) {
  test(`each can be finished: ${forms.map(titleOf).join(', ')}`, async ({ page }) => {
    const email = `chosen-${crypto.randomUUID()}@visitor.example`
    const pick = pickLeastChosen()
    const fills = Array.from({ length: Math.max(times, forms.length) }, (_, fill) => forms[fill % forms.length])
    const ends = new Set<string>()
    for (const form of fills) if (form) ends.add(await openAndFillIn(page, form, pick, email))
    expect(ends).toContain('confirmed')
    for (const form of forms) await fillInContinuations(page, form, pick, email)
  })
}

test('each part of the pre-consultation can be confirmed', async ({ page }) => {
  const email = `part-${crypto.randomUUID()}@visitor.example`
  const pick = pickLeastChosen()
  const begin = async () => {
    await openAnew(page, `${siteOrigin('fr', 'production')}/preconsultation`)
    await page.getByRole('main').locator('button.button--primary').first().click()
    const links = page.getByRole('main').getByRole('link', { name: 'Ouvrir' })
    await links.first().waitFor()
    return links
  }
  const parts = await (await begin()).count()
  expect(parts).toBeGreaterThan(1)
  for (let part = 0; part < parts; part++) {
    await (await begin()).nth(part).click()
    const stage = `section-${part + 1}`
    await untilAt(page, stage)
    const filler = new Filler(page, 'fr', pick, email)
    expect(await filler.finish(`${new URL(page.url()).pathname} ${stage}`)).toBe('confirmed')
  }
})

test('the finder can be finished when a study asks everything that studies can ask', async ({ page, stack }) => {
  const { code, file } = everythingAsked
  const finder: Form = { site: 'fr', path: '/trouver-un-essai', stage: 'screening' }
  const address = siteOrigin(finder.site, 'production') + finder.path
  await page.goto(address)
  const listed = () => page.evaluate(async () => (await fetch('/api/trials/')).text())
  await stack.writeDocument(file, await studyThatAsksEverything())
  try {
    await expect.poll(listed, { timeout: 100_000 }).toContain(code)
    const shown = new Set<string>()
    const pick = pickLeastChosen((list) => shown.add(list))
    for (let time = 0; time < times; time++) {
      await openAnew(page, address)
      await fillIn(page, finder, new Filler(page, finder.site, pick, 'everything@visitor.example'))
    }
    const questions = [
      'all_conditions',
      'all_treatments',
      'memory_medicines',
      'when_operation',
      'rarer',
      'events',
      'legal',
    ]
    expect(questions.filter((question) => ![...shown].some((list) => list.includes(question)))).toEqual([])
  } finally {
    await stack.writeDocument(file, undefined)
    // The next tests expect the previous questions.
    await expect.poll(listed, { timeout: 100_000 }).not.toContain(code)
  }
})

/**
 * How often a form is filled in, each time with other options; forms of one screen share these times, but each is filled in. The backend's
 * every-choice.test.ts chooses every option.
 */
const times = 2

/** Picks the options that it picked least often: one, or in a list of checkboxes also every option that it has never picked. */
function pickLeastChosen(onList: (list: string) => void = () => undefined): PickOptions {
  const picked = new Map<string, number>()
  return (list, options, isMany) => {
    onList(list)
    const timesOf = (option: string) => picked.get(`${list} ${option}`) ?? 0
    const least = options.reduce(
      (rarest, option) => (timesOf(option) < timesOf(rarest) ? option : rarest),
      options[0] ?? '',
    )
    // An option that excludes the others comes last in its list. It is picked first, so that it does not uncheck the others.
    const others = isMany ? options.filter((option) => option !== least && timesOf(option) === 0) : []
    const choice = [...others.toReversed(), least]
    for (const option of choice) picked.set(`${list} ${option}`, timesOf(option) + 1)
    return choice
  }
}

/** Opens an address with empty local and session storage, but with everything in the browser's cache. */
async function openAnew(page: Page, address: string) {
  // A page may store something while it is left, so the storage is cleared from a document without scripts.
  await page.goto(new URL('/robots.txt', address).href)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await openAnswering(page, address)
}

async function openAndFillIn(page: Page, form: Form, pick: PickOptions, email: string) {
  await openAnew(page, siteOrigin(form.site, 'production') + form.path)
  return fillIn(page, form, new Filler(page, form.site, pick, email))
}

/** Fills in a form with the answers that lead to a further form, and then that form. */
async function fillInContinuations(page: Page, form: Form, pick: PickOptions, email: string) {
  for (const [next, { name, answers }] of Object.entries(form.continuations ?? {})) {
    const lead: PickOptions = (list, options) => [answers[list] ?? options.at(-1) ?? '']
    await openAndFillIn(page, form, lead, email)
    const main = page.getByRole('main')
    await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click()
    await untilAt(page, next)
    const filler = new Filler(page, form.site, pick, email)
    expect(await filler.finish(`${new URL(page.url()).pathname} ${next}`)).toBe('confirmed')
  }
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
