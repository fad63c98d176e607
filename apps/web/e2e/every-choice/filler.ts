import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Page } from '@playwright/test'
import { textFor } from './field-texts.ts'
import { fieldsAfter, leaveStep, type ShownField, type ShownStep, stepAfter } from './step-in-page.ts'

/**
 * Chooses an option of the list with this name, or several options if `isMany` is true. The last option of the list may exclude the others.
 */
export type PickOptions = (list: string, options: readonly string[], isMany: boolean) => readonly string[]

/** Fills in every step of a form with the options that `pick` chooses. */
export class Filler {
  readonly #page: Page
  readonly #site: Locale
  readonly #pick: PickOptions
  readonly #email: string
  readonly #onStep: () => Promise<void>

  /** `onStep` is called on each step before anything is filled in. */
  constructor(
    page: Page,
    site: Locale,
    pick: PickOptions,
    email: string,
    onStep: () => Promise<void> = async () => undefined,
  ) {
    this.#page = page
    this.#site = site
    this.#pick = pick
    this.#email = email
    this.#onStep = onStep
  }

  /** Fills in steps until the form ends. Returns whether it ended at its confirmation or at an exit. */
  async finish(stage: string): Promise<'confirmed' | 'exit'> {
    let total = Infinity
    let shown = await this.#stepAfter()
    for (let count = 0; count < 80; count++) {
      if (shown.stage !== stage) return 'confirmed'
      // A page that ends or stops a form shows no number of steps.
      if (shown.steps !== undefined) {
        expect(shown.steps, `the number of steps of ${stage} never grows`).toBeLessThanOrEqual(total)
        total = shown.steps
      }
      await this.#onStep()
      shown = await this.#stepAfter()
      if (shown.isExit) return 'exit'
      await (shown.ways ? this.#leaveStop(shown.ways) : this.#fillAndSend())
      shown = await this.#stepAfter(shown)
    }
    throw new Error(`The form does not end: ${JSON.stringify(shown)}`)
  }

  /** Waits for a step and returns it. With `before`, waits for the step that follows it. */
  async #stepAfter(before?: ShownStep): Promise<ShownStep> {
    const problems = this.#page.getByRole('alert')
    try {
      const shown = await this.#page.waitForFunction(stepAfter, before, { timeout: 100_000 })
      return (await shown.jsonValue()) as ShownStep
    } catch (error) {
      throw new Error(`No step follows ${JSON.stringify(before)}: ${(await problems.allInnerTexts()).join(' ')}`, {
        cause: error,
      })
    }
  }

  async #fillAndSend() {
    const answered = new Set<string>()
    const unanswered = (fields: readonly ShownField[]) => fields.filter(({ name }) => !answered.has(name))
    let shown = await this.#page.evaluate(fieldsAfter, [])
    for (let open = unanswered(shown); open.length > 0; open = unanswered(shown)) {
      const answers = open.flatMap((field) => this.#answersTo(field).map((value) => [field.name, value] as const))
      for (const { name } of open) answered.add(name)
      shown = await this.#page.evaluate(fieldsAfter, answers)
    }
    await this.#page.evaluate(leaveStep, undefined)
  }

  #answersTo({ name, options, checked }: ShownField): readonly string[] {
    if (options.length === 0) return [textFor(name, this.#site, this.#email)]
    if (checked) return this.#pick(name, options, true)
    const kinds = [...new Set(options.map(kindOf))]
    const kind = this.#pickOne(name, kinds)
    return [
      this.#pickOne(
        `${name} of`,
        options.filter((option) => kindOf(option) === kind),
      ),
    ]
  }

  #pickOne(list: string, options: readonly string[]): string {
    const [option = ''] = this.#pick(list, options, false)
    return option
  }

  /** Presses one of the buttons of a page that stops the form. */
  #leaveStop(ways: readonly string[]) {
    return this.#page.evaluate(leaveStep, this.#pickOne('stop', ways))
  }
}

/** All offered days and times count as one option. */
function kindOf(value: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? 'a day or a time' : value
}
