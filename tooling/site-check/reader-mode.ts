import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'

/** Selects the elements that contain the text of a page. */
const texts = ':is(h2, h3, h4, p, li, dt, dd, summary, figcaption, th, td)'

/** Texts inside these elements do not count as text of the page. */
const excluded = 'nav, form, dialog, [hidden]'

/** Returns the texts of a page that the reader mode of Firefox omits; it shows the text that Readability extracts. */
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

/** Removes spaces and invisible characters, because Readability changes spaces. */
function letters(text: string): string {
  return text.replaceAll(/[\s\u00ad\u2060]/g, '')
}
