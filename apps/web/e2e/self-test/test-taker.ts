import type { OrientationForm, UserType } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type AnswerValue, type Question, shortForm, shownQuestions } from '@clairmemoire/domain/questionnaire'
import { expect, type Page } from '@playwright/test'
import { type Hand, mouse } from '../finder/hand.ts'
import { Visitor } from '../finder/visitor.ts'
import { openInteractive } from '../open-interactive.ts'
import { type TestWords, testWords } from './words.ts'

/** Returns the answer to a question of the test, as the id of an option or as a text; null means "I’d rather not answer". */
export type Answering = (question: Question) => string | null

/** `telling` chooses the last option, which reveals the most. `calm` chooses the option that reveals the least. */
export const telling: Answering = ({ options = [] }) => options.at(-1)?.id ?? null
export const calm: Answering = ({ options = [], type }) =>
  (type === 'several_of' ? options.at(-1)?.id : options[0]?.id) ?? null
export const declining: Answering = () => null

export class TestTaker {
  readonly page: Page
  readonly words: TestWords
  readonly visitor: Visitor
  readonly #userType: UserType
  readonly #site: Locale
  readonly #hand: Hand
  readonly #answers: Record<string, AnswerValue> = {}

  /** `onEachPage` is called on every page that the visitor reaches. */
  constructor(
    page: Page,
    site: Locale,
    userType: UserType,
    hand: Hand = mouse,
    onEachPage: () => Promise<void> = async () => undefined,
  ) {
    this.page = page
    this.words = testWords[site]
    this.visitor = new Visitor(page, site, hand, onEachPage)
    this.#userType = userType
    this.#site = site
    this.#hand = hand
  }

  async start() {
    await openInteractive(this.page, '/questionnaire')
    await this.visitor.press(this.words.start[this.#userType])
    const [first] = await this.#shown()
    await this.visitor.expectPage(first)
  }

  /** Answers the current question and those after it, at most `count`, and waits for the next page. */
  async answer(answering: Answering, count = Number.POSITIVE_INFINITY) {
    for (let given = 0; given < count; given++) {
      const [question] = await this.#left()
      if (!question) return
      await this.#answerOne(question, answering(question))
      const [next] = await this.#left()
      await this.visitor.expectPage(next ? this.#labelOf(next) : this.words.agree[this.#userType])
    }
  }

  /** Continues in this tab at the question that the other tab has reached. */
  resume(first: TestTaker) {
    Object.assign(this.#answers, first.#answers)
    this.#isGoingOn = first.#isGoingOn
  }

  /** Agrees on the consent page, and waits for the page that shows all answers. */
  async agree() {
    await this.visitor.agree(this.words.check)
  }

  /** Continues from the result of the short form to the first of the remaining questions. */
  async continueTest() {
    await this.visitor.press(this.words.continueTest)
    this.#isGoingOn = true
    const [first] = await this.#left()
    await this.visitor.expectPage(first ? this.#labelOf(first) : this.words.agree[this.#userType])
  }

  async send(result: string | RegExp) {
    await this.visitor.press(this.words.send)
    await this.expectResult(result)
  }

  async expectResult(result: string | RegExp) {
    await expect(this.page.getByRole('heading', { level: 1, name: result })).toBeFocused()
    expect(new URL(this.page.url()).pathname).toBe('/recommendations')
    expect(this.page.url()).not.toMatch(/[#?]/)
  }

  async #answerOne(question: Question, answer: string | null) {
    this.#answers[question.id] = answer
    if (answer === null) {
      await this.visitor.press(this.visitor.words.decline)
      return
    }
    if (question.settles !== undefined) {
      await this.visitor.press(question.options?.find(({ id }) => id === answer)?.label[this.#wording] ?? '')
      return
    }
    const chosen = question.options?.find(({ id }) => id === answer)?.label[this.#wording]
    if (chosen === undefined) await this.#hand.write(this.page.getByRole('textbox').first(), answer)
    else await this.#hand.choose(this.page.getByLabel(chosen, { exact: true }))
    if (question.type === 'several_of') this.#answers[question.id] = [answer]
    await this.visitor.press(this.visitor.words.continue)
  }

  get #wording() {
    return this.#userType === 'patient' ? 'self' : 'someone_else'
  }

  #labelOf(question: Question): string {
    return question.settles !== undefined ? this.words.callNow : question.label[this.#wording]
  }

  async #shown(): Promise<[string, ...string[]]> {
    const [first, ...others] = (await this.#questions()).map((question) => this.#labelOf(question))
    if (first === undefined) throw new Error('The test has no question')
    return [first, ...others]
  }

  async #left(): Promise<readonly Question[]> {
    return (await this.#questions()).filter(({ id }) => !(id in this.#answers))
  }

  async #questions(): Promise<readonly Question[]> {
    const address = `/api/forms/orientation?user_type=${this.#userType}&locale=${this.#site}`
    this.#form ??= await this.page.evaluate(
      async (address) => (await fetch(address)).json() as Promise<OrientationForm>,
      address,
    )
    return shownQuestions(this.#isGoingOn ? this.#form : shortForm(this.#form), this.#answers)
  }

  #isGoingOn = false

  #form: OrientationForm | undefined
}
