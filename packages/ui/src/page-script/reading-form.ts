interface ReadingForm {
  id: string
  /** The name under which every word is sent. */
  field: string
  /** The words of all that is chosen, in the order of the form. */
  onChoose: (words: readonly string[]) => void
}

/** A change in the form of `ReadingSettings` counts at once, while its panel stays under the reader’s finger until it is closed. */
export function followReadingForm(page: Document, { id, field, onChoose }: ReadingForm): void {
  // Not by `scripting`: a browser that runs scripts may not have got this one.
  page.documentElement.dataset['liveReading'] = ''
  const formOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>(`form#${id}`) : null
  const wordsOf = (form: HTMLFormElement) => new FormData(form).getAll(field).map(String)
  page.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form) holdStill(form, () => onChoose(wordsOf(form)))
  })
  page.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    if (!form) return
    event.preventDefault()
    onChoose(wordsOf(form))
  })
}

/**
 * Lets a change of the text size leave the panel it was chosen in where it is and as large as it was, until the panel is
 * closed: otherwise the next choice would no longer be under the reader’s finger.
 */
export function holdStill(panel: HTMLElement, change: () => void): void {
  const size = rootSize()
  const { left, top } = panel.getBoundingClientRect()
  const { style } = panel
  change()
  const zoom = (Number(style.zoom || 1) * size) / rootSize()
  style.cssText = `zoom: ${zoom}`
  const moved = panel.getBoundingClientRect()
  style.translate = `${(left - moved.left) / zoom}px ${(top - moved.top) / zoom}px`
  panel.closest('details')?.addEventListener('toggle', () => panel.removeAttribute('style'), { once: true })
}

function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
