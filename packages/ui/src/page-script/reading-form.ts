import { holdStill } from './hold-still.ts'

interface ReadingForm {
  id: string
  /** The name under which every word is sent. */
  field: string
  /** The words of all that is chosen, in the order of the form. */
  onChoose: (words: readonly string[]) => void
}

/** A change in the form of `ReadingSettings` counts at once, while its panel stays under the reader’s finger until it is closed. */
export function followReadingForm(page: Document, { id, field, onChoose }: ReadingForm): void {
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
