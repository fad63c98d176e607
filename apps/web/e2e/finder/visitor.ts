import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Page } from '@playwright/test'
import { openInteractive } from '../open-interactive.ts'
import { type Hand, mouse } from './hand.ts'
import { type Answer, matching, type Screening } from './screening.ts'
import { type Words, words } from './words.ts'

export interface ContactDetails {
  firstName: string
  lastName: string
  /** The form does not ask for it if the clinic is to call someone else. */
  phone?: string
  email: string
}

export interface HelperDetails {
  firstName: string
  lastName: string
  relation: string
  phone: string
}

/** Fills in the trial finder. A method that opens another page waits until the heading of that page has the focus. */
export class Visitor {
  readonly page: Page
  readonly words: Words
  readonly #hand: Hand
  readonly #onEachPage: () => Promise<void>

  /** `onEachPage` is called on every page that the visitor reaches. */
  constructor(page: Page, site: Locale, hand: Hand = mouse, onEachPage: () => Promise<void> = async () => undefined) {
    this.page = page
    this.words = words[site]
    this.#hand = hand
    this.#onEachPage = onEachPage
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name })
  }

  async expectPage(heading: string) {
    await expect(this.heading(heading)).toBeFocused()
    expect(await this.page.evaluate(() => scrollY)).toBe(0)
    await this.#onEachPage()
  }

  /** `exact: false` finds a button by the beginning of its name. */
  async press(name: string, { exact = true } = {}) {
    await this.#hand.press(this.page.getByRole('button', { name, exact }).first())
  }

  async start(firstQuestion: string) {
    await openInteractive(this.page, '/trial-finder')
    await expect(this.heading(this.words.introduction)).toBeVisible()
    await this.#onEachPage()
    await this.press(this.words.start)
    await this.expectPage(firstQuestion)
  }

  /** Answers these questions, the first of which is on screen. `next` is the heading of the page after the last question. */
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

  /** Chooses the first time of the first day. */
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

  async choose(label: string, next: string) {
    await this.#hand.choose(this.page.getByLabel(label, { exact: true }))
    await this.continueTo(next)
  }

  /** Opens the finder and answers its questions up to the result. */
  async screen(screening: Screening, outcome: string) {
    const { agreeToResult, agreeToResultForOther, checkAnswers, showResult } = this.words
    const isForSelf = ['Pour moi', 'For myself'].some(
      (self) => 'choose' in screening[0] && screening[0].choose === self,
    )
    await this.start(screening[0].question)
    await this.answer(screening, isForSelf ? agreeToResult : agreeToResultForOther)
    await this.agree(checkAnswers)
    await this.press(showResult)
    await this.expectPage(outcome)
  }

  /** Opens the finder and answers its questions with a profile that a study recruits. */
  async match(site: Locale) {
    await this.screen(matching[site], this.words.match)
  }

  /** Starts the request for a call about the first study that may suit. */
  async bookCall() {
    await this.press(this.words.bookCall, { exact: false })
    await this.expectPage(this.words.whenToCall)
  }

  /** Fills in the request for a call, from the result to the page that shows all answers before they are sent. */
  async prepareRequest(details: ContactDetails) {
    const { whoToCall, callMe, reachYou, agreeToCall, checkRequest } = this.words
    await this.bookCall()
    await this.chooseSlot(whoToCall)
    await this.choose(callMe, reachYou)
    await this.giveContactDetails(details, agreeToCall)
    await this.agree(checkRequest)
  }

  async giveContactDetails({ firstName, lastName, phone, email }: ContactDetails, next: string) {
    await this.write(this.words.firstName, firstName)
    await this.write(this.words.lastName, lastName)
    if (phone !== undefined) await this.write(this.words.phone, phone)
    await this.write(this.words.email, email)
    await this.continueTo(next)
  }

  /** Asks the clinic to call someone else, and gives the contact details of both people on two pages. */
  async nameSomeoneElse(details: ContactDetails, helper: HelperDetails, next: string) {
    const { callSomeoneElse, whereToConfirm, helper: whomWeCall } = this.words
    await this.choose(callSomeoneElse, whereToConfirm)
    await this.giveContactDetails(details, whomWeCall)
    await this.write(this.words.helperFirstName, helper.firstName)
    await this.write(this.words.helperLastName, helper.lastName)
    await this.write(this.words.relation, helper.relation)
    await this.write(this.words.helperPhone, helper.phone)
    await this.continueTo(next)
  }

  async continueTo(next: string) {
    await this.press(this.words.continue)
    await this.expectPage(next)
  }
}
