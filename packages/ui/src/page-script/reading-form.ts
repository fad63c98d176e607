interface ReadingForm {
  id: string
  /** The field name of every value. */
  field: string
  /** All chosen values, in the order of the form. */
  onChoose: (words: readonly string[]) => void
}

/** Applies a change in the form of `ReadingSettings` at once, while its panel keeps its place until it is closed. */
export function followReadingForm(page: Document, { id, field, onChoose }: ReadingForm): void {
  // Not with the `scripting` media feature: a browser with scripts enabled may have failed to load this one.
  page.documentElement.dataset['liveReading'] = ''
  const formOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>(`form#${id}`) : null
  const wordsOf = (form: HTMLFormElement) => new FormData(form).getAll(field).map(String)
  page.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form) keepPosition(form, () => onChoose(wordsOf(form)))
  })
  page.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    if (!form) return
    event.preventDefault()
    onChoose(wordsOf(form))
  })
}

/** Keeps the open panel in its place and size when the text size changes: otherwise the next option would move away from the reader’s finger. */
export function keepPosition(panel: HTMLElement, change: () => void): void {
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
