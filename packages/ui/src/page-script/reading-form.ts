interface ReadingForm {
  id: string
  /** The name of all fields of the form. */
  field: string
  /** Called with all chosen values, in the order of the form. */
  onChoose: (words: readonly string[]) => void
}

/** Applies each change in the form of `ReadingSettings` at once. The panel does not move or change its size until it is closed. */
export function followReadingForm(page: Document, { id, field, onChoose }: ReadingForm): void {
  // CSS needs this attribute, because the `scripting` media feature also matches if this script failed to load.
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

/** Keeps the place and size of the open panel when the text size changes, so that the options stay under the reader’s finger. */
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
