import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Page } from '@playwright/test'
import { type Hand, mouse } from './hand.ts'
import { type Answer, matching } from './screening.ts'
import { type Words, words } from './words.ts'

export interface ContactDetails {
  firstName: string
  lastName: string
  phone: string
  email: string
}

/** Someone who fills in the trial finder. Each method ends on the next page, whose heading then has the focus. */
export class Visitor {
  readonly page: Page
  readonly words: Words
  readonly #hand: Hand
  readonly #lookAround: () => Promise<void>

  /** `lookAround` is done on every page on the way. */
  constructor(page: Page, site: Locale, hand: Hand = mouse, lookAround: () => Promise<void> = async () => undefined) {
    this.page = page
    this.words = words[site]
    this.#hand = hand
    this.#lookAround = lookAround
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name })
  }

  async expectPage(heading: string) {
    await expect(this.heading(heading)).toBeFocused({ timeout: 15_000 })
    expect(await this.page.evaluate(() => scrollY)).toBe(0)
    await this.#lookAround()
  }

  async press(name: string) {
    await this.#hand.press(this.page.getByRole('button', { name, exact: true }))
  }

  async start(firstQuestion: string) {
    await this.page.goto('/trial-finder', { waitUntil: 'networkidle' })
    await expect(this.heading(this.words.introduction)).toBeVisible()
    await this.#lookAround()
    await this.press(this.words.start)
    await this.expectPage(firstQuestion)
  }

  /** Answers from the question on screen; `next` is the heading of the page that follows the last one. */
  async answer(screening: readonly Answer[], next: string) {
    for (const [index, answer] of screening.entries()) {
      if ('decline' in answer) await this.press(this.words.decline)
      else {
        if ('choose' in answer) await this.#choose([answer.choose].flat())
        else await this.#hand.write(this.page.getByRole('textbox', { name: answer.question }), answer.write)
        await this.press(this.words.continue)
      }
      await this.expectPage(screening[index + 1]?.question ?? next)
    }
  }

  async #choose(labels: readonly string[]) {
    for (const label of labels) await this.#hand.choose(this.page.getByLabel(label))
  }

  async agree(next: string) {
    await expect(this.page.getByRole('checkbox')).not.toBeChecked()
    await this.#hand.choose(this.page.getByRole('checkbox'))
    await this.press(this.words.continue)
    await this.expectPage(next)
  }

  /** The first time of the first day. */
  async chooseSlot(next: string) {
    const { day, time } = this.words
    await this.#hand.choose(this.page.getByRole('radiogroup', { name: day }).getByRole('radio').first())
    await this.#hand.choose(this.page.getByRole('radiogroup', { name: time }).getByRole('radio').first())
    await this.press(this.words.continue)
    await this.expectPage(next)
  }

  async chooseMorning(next: string) {
    await this.#hand.choose(this.page.getByLabel(this.words.callMeBack))
    await this.#hand.choose(this.page.getByRole('radio', { name: this.words.morning, exact: true }))
    await this.press(this.words.continue)
    await this.expectPage(next)
  }

  async write(label: string, text: string) {
    await this.#hand.write(this.page.getByRole('textbox', { name: label }), text)
  }

  /** From the first question to the result of a profile that a study recruits. */
  async match(site: Locale) {
    const { agreeToResult, checkAnswers, showResult, match } = this.words
    await this.start(matching[site][0].question)
    await this.answer(matching[site], agreeToResult)
    await this.agree(checkAnswers)
    await this.press(showResult)
    await this.expectPage(match)
  }

  /** From the result to the page on which the request is checked before it is sent. */
  async prepareRequest(details: ContactDetails) {
    const { bookCall, whenToCall, reachYou, helper, agreeToCall, checkRequest } = this.words
    await this.press(bookCall)
    await this.expectPage(whenToCall)
    await this.chooseSlot(reachYou)
    await this.giveContactDetails(details, helper)
    await this.continueTo(agreeToCall)
    await this.agree(checkRequest)
  }

  async giveContactDetails({ firstName, lastName, phone, email }: ContactDetails, next: string) {
    await this.write(this.words.firstName, firstName)
    await this.write(this.words.lastName, lastName)
    await this.write(this.words.phone, phone)
    await this.write(this.words.email, email)
    await this.press(this.words.continue)
    await this.expectPage(next)
  }

  async continueTo(next: string) {
    await this.press(this.words.continue)
    await this.expectPage(next)
  }
}
