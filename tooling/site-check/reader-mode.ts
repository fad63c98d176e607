import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'

/** Texts of a page: headings, paragraphs, list items, terms and definitions. */
const texts = ':is(h2, h3, h4, p, li, dt, dd, summary, figcaption, th, td)'

/** Navigation and form elements are not part of the text. */
const excluded = 'nav, form, dialog, [hidden]'

/** The texts of a page that a browser's reader mode omits: Firefox shows what Readability extracts. */
export function omittedByReaderMode(html: string): readonly string[] {
  const window = new Window({
    url: 'https://site.example',
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  })
  window.document.write(html)
  const { document } = window
  const omitted = [...document.querySelectorAll(`main ${texts}`)]
    .filter((element) => element.closest(excluded) === null && element.querySelector(texts) === null)
    .map((element) => element.textContent.trim())
  const article = new Readability(document).parse()
  const shown = letters(`${article?.title} ${article?.textContent}`)
  window.close()
  return omitted.filter((text) => !shown.includes(letters(text)))
}

/** Readability changes spaces. */
function letters(text: string): string {
  return text.replaceAll(/[\s\u00ad\u2060]/g, '')
}
