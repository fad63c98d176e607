import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Locator, type Page } from '@playwright/test'
import { textFor } from './field-texts.ts'

/** Chooses one of the options of the list of this name. */
export type Pick = (list: string, options: readonly string[]) => string

/** What was offered in the lists of a form, as "list option", and how often it was chosen. */
export interface Choices {
  offered: Set<string>
  chosen: Map<string, number>
  /** The number of options of the longest list. */
  longest: number
}

/** Of how many steps the form says that it is; `Infinity` while it does not. */
async function stepsIn(main: Locator): Promise<number> {
  const bar = main.locator('progress')
  return (await bar.count()) === 0 ? Infinity : Number(await bar.getAttribute('max'))
}

/** Somebody who fills in any step of any form by a rule. */
export class Filler {
  readonly #page: Page
  readonly #site: Locale
  readonly #pick: Pick
  readonly #email: string
  readonly #onStep: () => Promise<void>
  readonly choices: Choices

  /** `onStep` is done on each step before anything is filled in. */
  constructor(
    page: Page,
    site: Locale,
    pick: Pick,
    email: string,
    choices: Choices,
    onStep: () => Promise<void> = async () => undefined,
  ) {
    this.#page = page
    this.#site = site
    this.#pick = pick
    this.#email = email
    this.choices = choices
    this.#onStep = onStep
  }

  /** Goes on until the form is left, by its confirmation or by a way out; returns which. */
  async finish(stage: string): Promise<'confirmed' | 'exit'> {
    let total = Infinity
    for (let step = 0; step < 80; step++) {
      if ((await this.#position()).stage !== stage) return 'confirmed'
      const main = this.#page.getByRole('main')
      await main.locator('form[novalidate], button.button--quiet').first().waitFor()
      const steps = await stepsIn(main)
      // A page that ends or stops a form has no number.
      if (Number.isFinite(steps)) {
        expect(steps, `the number of steps of ${stage} never grows`).toBeLessThanOrEqual(total)
        total = steps
      }
      await this.#onStep()
      const before = await this.#position()
      const submit = main.locator('form[novalidate] button[type="submit"]')
      if ((await submit.count()) > 0) {
        await this.#fill(main)
        await submit.first().click()
      } else if (!(await this.#leaveStop(main))) return 'exit'
      await this.#expectNext(before)
    }
    throw new Error(`The form does not end: ${JSON.stringify(await this.#position())}`)
  }

  /** Also lists that open once something was chosen. */
  async #fill(main: Locator) {
    const done = new Set<string>()
    for (let found = true; found; ) {
      found = false
      const inputs = await main
        .locator('form[novalidate] :is(input, textarea, select):visible:not([tabindex="-1"])')
        .all()
      for (const input of inputs) {
        const { name, type } = await input.evaluate((element: HTMLInputElement) => ({
          name: element.name,
          type: element.type,
        }))
        if (done.has(name) || name === '') continue
        done.add(name)
        found = true
        if (type === 'radio' || type === 'checkbox') await this.#choose(main, name)
        else await input.fill(textFor(name, this.#site, this.#email))
      }
    }
  }

  async #choose(main: Locator, name: string) {
    const list = main.locator(`input[name="${name}"]`)
    const values = await list.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
    const kinds = [...new Set(values.map((value) => kindOf(value)))]
    for (const kind of kinds) this.choices.offered.add(`${name} ${kind}`)
    this.choices.longest = Math.max(this.choices.longest, kinds.length)
    const kind = this.#pickOf(name, kinds)
    const alike = values.filter((value) => kindOf(value) === kind)
    await list.nth(values.indexOf(this.#pickOf(`${name} of`, alike))).check({ force: true })
  }

  #pickOf(list: string, options: readonly string[]): string {
    const { chosen } = this.choices
    const option = this.#pick(list, options)
    chosen.set(`${list} ${option}`, (chosen.get(`${list} ${option}`) ?? 0) + 1)
    return option
  }

  /** A page that stops a form has buttons of its own, the last of which leads back. */
  async #leaveStop(main: Locator): Promise<boolean> {
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const ways = await main.locator('button.button--quiet').allInnerTexts()
    const isStop = (await main.locator('form[novalidate]').count()) === 0 && ways.length > 0
    if (isStop) await main.getByRole('button', { name: this.#pickOf('stop', ways), exact: true }).click()
    return isStop
  }

  async #expectNext(before: Position) {
    await expect(async () => {
      const problems = await this.#page.getByRole('alert').allInnerTexts()
      const now = await this.#position()
      expect({ moved: now.stage !== before.stage || now.step !== before.step, problems, ...before }).toMatchObject({
        moved: true,
      })
    }).toPass({ timeout: 100_000 })
  }

  #position(): Promise<Position> {
    return this.#page.evaluate(() => {
      const { position } = history.state as { position?: Position }
      return { stage: `${location.pathname} ${position?.stage ?? ''}`, step: position?.step ?? '' }
    })
  }
}

/** Days and times that are on offer are alike. */
function kindOf(value: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? 'a day or a time' : value
}

interface Position {
  stage: string
  step: string
}
