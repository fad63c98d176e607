// These functions run in the page. One call handles a whole step, because a call for each field would take ten times as long.

export interface ShownStep {
  /** The path of the page and the stage in its history state, separated by a space. */
  stage: string
  step: string
  /** The total number of steps, if the form shows it. */
  steps?: number
  /** The texts of the buttons on a page that stops the form. The last button goes back. */
  ways?: string[]
  /** Whether the page ends the form without a confirmation. */
  isExit: boolean
}

/** `options` is empty for a text field. */
export interface ShownField {
  name: string
  options: string[]
  /** The options that are checked in a list of checkboxes; undefined for any other field. */
  checked?: string[]
}

/** Returns the step on screen, or `undefined` while the page still shows the step `before` or no step at all. */
export function stepAfter(before: ShownStep | undefined): ShownStep | undefined {
  const { position } = (history.state ?? {}) as { position?: { stage?: string; step?: string } }
  const stage = `${location.pathname} ${position?.stage ?? ''}`
  const step = position?.step ?? ''
  if (before && stage === before.stage && step === before.step) return undefined
  if (before && stage !== before.stage) return { stage, step, isExit: false }
  const form = document.querySelector('main form[novalidate]')
  const buttons = [...document.querySelectorAll<HTMLElement>('main button.button--quiet')]
  if (!form && buttons.length === 0) return undefined
  const max = document.querySelector('main progress')?.getAttribute('max')
  const isStop = !form && document.querySelector('main h1') !== null
  return {
    stage,
    step,
    ...(max && { steps: Number(max) }),
    ...(isStop && { ways: buttons.map(({ innerText }) => innerText) }),
    isExit: !isStop && !form?.querySelector('button[type="submit"]'),
  }
}

/** Fills in these fields and returns all fields that the step then shows, because some fields appear only after a choice. */
export function fieldsAfter(answers: readonly (readonly [name: string, value: string])[]): ShownField[] {
  const selector = 'main form[novalidate] :is(input, textarea, select)'
  const all = () => [...document.querySelectorAll<HTMLInputElement>(selector)]
  const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'
  for (const [name, value] of answers) {
    const named = all().filter((field) => field.name === name)
    const choice = named.find((field) => isChoice(field) && field.value === value)
    if (choice && !choice.checked) choice.click()
    const [field] = named
    if (choice || !field) continue
    field.focus()
    // React notices the new value only if the native setter sets it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const shown = all().filter((field) => field.name !== '' && field.tabIndex !== -1 && field.checkVisibility())
  return [...new Set(shown.map(({ name }) => name))].map((name) => {
    const choices = all().filter((field) => field.name === name && isChoice(field))
    const isMany = choices.some(({ type }) => type === 'checkbox')
    const valuesOf = (fields: readonly HTMLInputElement[]) => fields.map(({ value }) => value)
    const checked = valuesOf(choices.filter((choice) => choice.checked))
    return { name, options: valuesOf(choices), ...(isMany && { checked }) }
  })
}

/** Submits the step. With `way`, presses the button with this text on a page that stops the form. */
export function leaveStep(way?: string): void {
  const form = document.querySelector('main form[novalidate]')
  const stops = [...document.querySelectorAll<HTMLElement>('main button.button--quiet')]
  const button =
    way === undefined
      ? form?.querySelector<HTMLElement>('button[type="submit"]')
      : stops.find(({ innerText }) => innerText === way)
  button?.click()
}
