import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Page } from '@playwright/test'
import { textFor } from './field-texts.ts'
import { fieldsAfter, leaveStep, type ShownField, type ShownStep, stepAfter } from './step-in-page.ts'

/** Chooses one of the options of the list of this name. */
export type PickOption = (list: string, options: readonly string[]) => string

export interface Offered {
  list: string
  option: string
}

/** The options offered in the lists of a form, and how often each was chosen, by "list option". */
export interface Choices {
  offered: Map<string, Offered>
  chosen: Map<string, number>
  /** The number of options of the longest list. */
  longest: number
}

/** Fills in any step of any form by a rule. */
export class Filler {
  readonly #page: Page
  readonly #site: Locale
  readonly #pick: PickOption
  readonly #email: string
  readonly #onStep: () => Promise<void>
  readonly choices: Choices

  /** `onStep` is called on each step before anything is filled in. */
  constructor(
    page: Page,
    site: Locale,
    pick: PickOption,
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

  /** Continues until the form ends, at its confirmation or at an exit; returns which. */
  async finish(stage: string): Promise<'confirmed' | 'exit'> {
    let total = Infinity
    let shown = await this.#stepAfter()
    for (let count = 0; count < 80; count++) {
      if (shown.stage !== stage) return 'confirmed'
      // A page that ends or stops a form has no step number.
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

  /** The step on screen, or the one that follows this one. */
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
    let open = unanswered(await this.#page.evaluate(fieldsAfter, []))
    while (open.length > 0) {
      const answers = open.map((field) => [field.name, this.#answerTo(field)] as const)
      for (const [name] of answers) answered.add(name)
      open = unanswered(await this.#page.evaluate(fieldsAfter, answers))
    }
    await this.#page.evaluate(leaveStep, undefined)
  }

  #answerTo({ name, options }: ShownField): string {
    if (options.length === 0) return textFor(name, this.#site, this.#email)
    const kinds = [...new Set(options.map(kindOf))]
    for (const kind of kinds) this.choices.offered.set(`${name} ${kind}`, { list: name, option: kind })
    this.choices.longest = Math.max(this.choices.longest, kinds.length)
    const kind = this.#pickOf(name, kinds)
    return this.#pickOf(
      `${name} of`,
      options.filter((option) => kindOf(option) === kind),
    )
  }

  #pickOf(list: string, options: readonly string[]): string {
    const { chosen } = this.choices
    const option = this.#pick(list, options)
    chosen.set(`${list} ${option}`, (chosen.get(`${list} ${option}`) ?? 0) + 1)
    return option
  }

  /** A page that stops a form has its own buttons, the last of which leads back. */
  #leaveStop(ways: readonly string[]) {
    return this.#page.evaluate(leaveStep, this.#pickOf('stop', ways))
  }
}

/** All offered days and times count as one option. */
function kindOf(value: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? 'a day or a time' : value
}
