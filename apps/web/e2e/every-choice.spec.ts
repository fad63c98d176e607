import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { everythingAsked, studyThatAsksEverything } from './every-choice/everything-asked.ts'
import { type Choices, Filler, type Offered, type PickOptions } from './every-choice/filler.ts'
import { type Form, forms } from './every-choice/forms.ts'
import { expect, test } from './fixtures.ts'
import { openAnswering } from './open-interactive.ts'

for (const form of forms) {
  test(`${form.path} in ${form.site} can be finished with every option: ${form.start ?? 'the form'}`, async ({
    page,
  }) => {
    const email = `chosen-${crypto.randomUUID()}@visitor.example`
    const ends = new Set<string>()
    const open = () => openAnew(page, siteOrigin(form.site, 'production') + form.path)
    await untilAllChosen(form, async (pick, choices) => {
      await open()
      ends.add(await fillIn(page, form, new Filler(page, form.site, pick, email, choices)))
    })
    expect(ends).toContain('confirmed')
    for (const [next, { name, answers }] of Object.entries(form.continuations ?? {}))
      await untilAllChosen(form, async (pick, choices) => {
        const lead: PickOptions = (list, options) => [answers[list] ?? options.at(-1) ?? '']
        await open()
        await fillIn(page, form, new Filler(page, form.site, lead, email, noChoices()))
        const main = page.getByRole('main')
        await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click()
        await untilAt(page, next)
        const filler = new Filler(page, form.site, pick, email, choices)
        expect(await filler.finish(`${new URL(page.url()).pathname} ${next}`)).toBe('confirmed')
      })
  })
}

test('each part of the pre-consultation can be confirmed with every option', async ({ page }) => {
  const email = `part-${crypto.randomUUID()}@visitor.example`
  const begin = async () => {
    await openAnew(page, `${siteOrigin('fr', 'production')}/preconsultation`)
    await page.getByRole('main').locator('button.button--primary').first().click()
    const links = page.getByRole('main').getByRole('link', { name: 'Ouvrir' })
    await links.first().waitFor()
    return links
  }
  const parts = await (await begin()).count()
  expect(parts).toBeGreaterThan(1)
  for (let part = 0; part < parts; part++)
    await untilAllChosen({}, async (pick, choices) => {
      await (await begin()).nth(part).click()
      const stage = `section-${part + 1}`
      await untilAt(page, stage)
      const filler = new Filler(page, 'fr', pick, email, choices)
      expect(await filler.finish(`${new URL(page.url()).pathname} ${stage}`)).toBe('confirmed')
    })
})

test('the finder can be finished with every option when a study asks everything that studies can ask', async ({
  page,
  stack,
}) => {
  const { code, slug } = everythingAsked
  const finder: Form = { site: 'fr', path: '/trouver-un-essai', stage: 'screening' }
  const address = siteOrigin(finder.site, 'production') + finder.path
  await page.goto(address)
  const listed = () => page.evaluate(async () => (await fetch('/api/trials/')).text())
  await stack.writeStudy(slug, await studyThatAsksEverything())
  try {
    await expect.poll(listed, { timeout: 100_000 }).toContain(code)
    const lists = new Set<string>()
    await untilAllChosen(finder, async (pick, choices) => {
      await openAnew(page, address)
      await fillIn(page, finder, new Filler(page, finder.site, pick, 'everything@visitor.example', choices))
      for (const { list } of choices.offered.values()) lists.add(list)
    })
    const questions = [
      'all_conditions',
      'all_treatments',
      'memory_medicines',
      'when_operation',
      'rarer',
      'events',
      'legal',
    ]
    expect(questions.filter((question) => ![...lists].some((list) => list.includes(question)))).toEqual([])
  } finally {
    await stack.writeStudy(slug, undefined)
    // The next tests expect the previous questions.
    await expect.poll(listed, { timeout: 100_000 }).not.toContain(code)
  }
})

/** The lists that ask about a call. They are the same in all forms, so their options are tested only in the forms with `asksCall`. */
const ofCall = ['day', 'starts_at', 'part_of_day', 'callee', 'needs']

/** Fills in the form repeatedly until every offered option was chosen. */
async function untilAllChosen(
  { asksCall }: Pick<Form, 'asksCall'>,
  fillInOnce: (pick: PickOptions, choices: Choices) => Promise<void>,
) {
  const choices = noChoices()
  const ways = new Map<string, Way>()
  const unchosen = () =>
    [...choices.offered.values()].filter(
      ({ list, option }) => !choices.chosen.has(`${list} ${option}`) && (asksCall || !ofCall.includes(list)),
    )
  for (let round = 0; round === 0 || unchosen().length > 0; round++) {
    const left = unchosen().map(({ list, option }) => `${list} ${option}`)
    expect(round, `not chosen: ${left.join(', ')}`).toBeLessThan(8 * choices.longest)
    await fillInOnce(pickFor(unchosen()[0], ways, choices), choices)
  }
}

function noChoices(): Choices {
  return { offered: new Map(), chosen: new Map(), longest: 1 }
}

/** The options to choose in each list until a certain list appears. */
type Way = ReadonlyMap<string, readonly string[]>

/**
 * Repeats known answers until the list of the wanted option appears, then chooses that option. In any other list it chooses the option that
 * was chosen least often, and in a list of checkboxes also every option that was never chosen. `ways` stores the answers that lead to each
 * list.
 */
function pickFor(wanted: Offered | undefined, ways: Map<string, Way>, { chosen }: Choices): PickOptions {
  const way = wanted && ways.get(wanted.list)
  const given = new Map<string, readonly string[]>()
  return (list, options, isMany) => {
    if (!ways.has(list)) ways.set(list, new Map(given))
    const timesOf = (option: string) => chosen.get(`${list} ${option}`) ?? 0
    const least = options.reduce(
      (rarest, option) => (timesOf(option) < timesOf(rarest) ? option : rarest),
      options[0] ?? '',
    )
    // An option that excludes the others comes last in its list. It is chosen first, so that it does not uncheck the others.
    const others = isMany ? options.filter((option) => option !== least && timesOf(option) === 0) : []
    const wantedOptions = list === wanted?.list ? [wanted.option] : way?.get(list)
    const picked = wantedOptions?.every((option) => options.includes(option))
      ? wantedOptions
      : [...others.toReversed(), least]
    given.set(list, picked)
    return picked
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

async function fillIn(page: Page, { start, stage }: Form, filler: Filler): Promise<'confirmed' | 'exit'> {
  const main = page.getByRole('main')
  await (start ? main.getByRole('button', { name: start }) : main.locator('button.button--primary')).first().click()
  await untilAt(page, stage)
  return filler.finish(`${new URL(page.url()).pathname} ${stage}`)
}

async function untilAt(page: Page, stage: string) {
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${stage}"`)
}
