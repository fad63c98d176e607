import type { Locale } from '@clairmemoire/domain/locale'
import { textFor } from '../every-choice/field-texts.ts'
import { type Tab, until, waitForHeading, waitUntilAnswering } from './tab.ts'

/** A position in a form: the path with the stage, and the step. */
export interface Position {
  stage: string
  step: string
}

/** Which radio button of a list is chosen. Of checkboxes, always the last one is chosen, which means "none of these". */
export type Choice = 'first' | 'last'

/** The next field of a step. The element to press or fill in has the attribute `data-to-answer`. */
interface Field {
  name: string
  kind: 'press' | 'write' | 'answered'
}

const positionOf = (tab: Tab): Promise<Position> =>
  tab.run(() => {
    const position = (history.state as { position?: { stage: string; step: string } } | null)?.position
    return { stage: `${location.pathname} ${position?.stage ?? ''}`, step: position?.step ?? '' }
  }, undefined)

/** Answers every step until the form ends, and returns the heading of the page after it. Calls `onStep` on each step. */
export async function fillIn(
  tab: Tab,
  site: Locale,
  email: string,
  choice: Choice = 'first',
  onStep: (step: number) => Promise<void> = async () => undefined,
): Promise<string> {
  const { stage } = await positionOf(tab)
  for (let step = 0; step < 80; step++) {
    await onStep(step)
    const after = await answerOne(tab, site, email, choice)
    if (after.stage !== stage) return headingOf(tab)
  }
  throw new Error(`The form at ${stage} does not end`)
}

/** Answers the step on screen, and returns the next one. */
export async function answerOne(tab: Tab, site: Locale, email: string, choice: Choice = 'first'): Promise<Position> {
  const before = await positionOf(tab)
  await answerStep(tab, site, email, choice)
  return waitForMove(tab, before)
}

async function answerStep(tab: Tab, site: Locale, email: string, choice: Choice): Promise<void> {
  const submit = 'main form[novalidate] button[type="submit"]'
  await until(tab, 'a step', (selector) => document.querySelector(selector) !== null, submit)
  const done: string[] = []
  const next = () => nextField(tab, { done, choice })
  for (let field = await next(); field; field = await next()) {
    done.push(field.name)
    if (field.kind === 'press') await tab.click('[data-to-answer]')
    if (field.kind === 'write') await tab.type('[data-to-answer]', textFor(field.name, site, email))
  }
  await tab.click(submit)
}

/** Returns the next field without an answer, including fields that appear after another answer. */
const nextField = (tab: Tab, answered: { done: readonly string[]; choice: Choice }): Promise<Field | null> =>
  tab.run(({ done, choice }) => {
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>('main form[novalidate] :is(input, textarea, select)'),
    ].filter((input) => input.getClientRects().length > 0 && input.tabIndex >= 0 && input.name !== '')
    const field = inputs.find(({ name }) => !done.includes(name))
    if (!field) return null
    const { name, type } = field
    const isList = type === 'radio' || type === 'checkbox'
    const ofList = inputs.filter((input) => input.name === name)
    if (isList && ofList.some(({ checked }) => checked)) return { name, kind: 'answered' }
    const option = ofList.at(type === 'checkbox' || choice === 'last' ? -1 : 0)
    for (const old of document.querySelectorAll('[data-to-answer]')) old.removeAttribute('data-to-answer')
    ;(isList ? option?.labels?.[0] : field)?.setAttribute('data-to-answer', '')
    return { name, kind: isList ? 'press' : 'write' }
  }, answered)

async function waitForMove(tab: Tab, before: Position): Promise<Position> {
  const moved = ({ stage, step }: Position) => {
    const position = (history.state as { position?: { stage: string; step: string } } | null)?.position
    const now = { stage: `${location.pathname} ${position?.stage ?? ''}`, step: position?.step ?? '' }
    return now.stage !== stage || now.step !== step ? now : undefined
  }
  return (await until(tab, `a step after ${before.stage} ${before.step}`, moved, before)) as Position
}

/** Reloads the form after it is saved, and expects the same step. Then goes back, and expects the step before. */
export async function reloadAndGoBack(tab: Tab, previousHeading: string): Promise<void> {
  const heading = await headingOf(tab)
  await waitUntilSaved(tab)
  await tab.reload()
  await waitUntilAnswering(tab)
  await waitForHeading(tab, heading)
  await tab.back()
  await waitForHeading(tab, previousHeading)
}

export const waitUntilSaved = (tab: Tab): Promise<boolean> =>
  until(tab, 'a saved form', () => document.querySelector('.saved-status[aria-busy=false]') !== null, undefined)

export const headingOf = (tab: Tab): Promise<string> => until(tab, 'a heading', readHeading, undefined)

function readHeading(): string {
  const heading = document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ') ?? ''
  return /^(Un instant|One moment)/.test(heading) ? '' : heading
}
