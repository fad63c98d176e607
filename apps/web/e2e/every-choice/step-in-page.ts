// Functions that run in the page, each in one call: asking field by field from outside takes ten times as long.

/** A step of a form as shown. */
export interface ShownStep {
  /** The path and the stage. */
  stage: string
  step: string
  /** The total number of steps, if the form shows it. */
  steps?: number
  /** The buttons of a page that stops the form, the last of which leads back. */
  ways?: string[]
  /** A page that ends the form before its confirmation. */
  isExit: boolean
}

/** A text field has no options. */
export interface ShownField {
  name: string
  options: string[]
  /** The options of a list of checkboxes that are chosen; undefined for any other field. */
  checked?: string[]
}

/** The step on screen, or the one that follows this one; `undefined` until it is there. */
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

/** Fills in these fields and returns the fields that the step then shows: some appear after a choice. */
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
    // React detects a value only if the native setter has set it.
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

/** Submits the step, or presses the button of a stop with this text. */
export function leaveStep(way?: string): void {
  const form = document.querySelector('main form[novalidate]')
  const stops = [...document.querySelectorAll<HTMLElement>('main button.button--quiet')]
  const button =
    way === undefined
      ? form?.querySelector<HTMLElement>('button[type="submit"]')
      : stops.find(({ innerText }) => innerText === way)
  button?.click()
}
