import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'

/** Of a page: headings, paragraphs, entries of lists, terms and what they mean. */
const texts = ':is(h2, h3, h4, p, li, dt, dd, summary, figcaption, th, td)'

/** What leads around and what is filled in is no text to read. */
const furniture = 'nav, form, dialog, [hidden]'

/** The texts of a page that the reader mode of a browser leaves out: Firefox shows what Readability finds. */
export function leftOutByReaders(html: string): readonly string[] {
  const window = new Window({
    url: 'https://site.example',
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  })
  window.document.write(html)
  const { document } = window
  const said = [...document.querySelectorAll(`main ${texts}`)]
    .filter((element) => element.closest(furniture) === null && element.querySelector(texts) === null)
    .map((element) => element.textContent.trim())
  const article = new Readability(document).parse()
  const shown = letters(`${article?.title} ${article?.textContent}`)
  window.close()
  return said.filter((text) => !shown.includes(letters(text)))
}

/** Readers write spaces of their own. */
function letters(text: string): string {
  return text.replaceAll(/[\s\u00ad\u2060]/g, '')
}
