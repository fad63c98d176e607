import { Engine } from 'mrml'
import {
  greeting,
  type Action,
  colon,
  type Fact,
  inWords,
  type Letter,
  type MarkedText,
  type Phrase,
  type Section,
} from './letter.ts'

/**
 * The light colors of tokens.css. The contrast of every text is at least 7:1, and no text is light, because spam filters
 * do not see every background and take light text for hidden text (R7-52).
 */
const colors = {
  sand: '#f5eee2',
  white: '#ffffff',
  mist: '#e6f0ec',
  ink: '#14242f',
  soft: '#3a4a55',
  pine: '#0e5246',
  link: '#0b4f6c',
  amber: '#f6b93b',
  hairline: '#d9cfbf',
}

/** The colors of dark mode. Mail programs that do not support it show the light colors or invert them themselves. */
const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, .page, .foot, .foot > table { background: #0b1519 !important; }
    .card, .card > table { background: #14242f !important; }
    .promise > table { background: #0a3b33 !important; border-color: #86b8a8 !important; }
    .page .text div, .page .text p, .page .text h1, .page .text h2 { color: #f5eee2 !important; }
    .page .text a { color: #a9d6ea !important; }
    .button table td, .button a { background: #bfe0d4 !important; color: #0b1519 !important; }
  }`

/** Inline styles, because some mail programs drop all others. */
const styles = {
  heading: `margin: 0; color: ${colors.ink}; font-family: Georgia, serif; font-size: 30px; line-height: 1.2`,
  subheading: 'margin: 8px 0; font-family: Georgia, serif; font-size: 22px; line-height: 1.3',
  paragraph: 'margin: 0 0 16px',
  link: `color: ${colors.link}; overflow-wrap: anywhere`,
  phone: `color: ${colors.link}; white-space: nowrap`,
  promise: 'margin: 0',
  promised: 'display: block; margin-top: 4px; font-size: 30px; line-height: 1.25',
}

const engine = new Engine()

/**
 * MJML generates the tables and inline styles that mail programs such as Outlook need: one column that fits a phone, with real
 * headings, a declared language, and no external resources.
 */
export function letterAsHtml(letter: Letter): string {
  const result = engine.toHtml(asMjml(letter))
  if (result.type === 'error') throw new Error(`The layout of a letter is not valid MJML: ${result.message}`)
  return result.content
}

function asMjml(letter: Letter): string {
  const { locale, subject, heading, opening, promise, action, facts, sections } = letter
  const factCard = facts.length > 0 ? card(text(facts.map((fact) => factLine(fact, locale)).join(''))) : ''
  const actionCard = action ? card(button(action, locale)) : ''
  return [
    `<mjml lang="${locale}" dir="ltr">`,
    `<mj-head><mj-title>${escaped(subject)}</mj-title>`,
    '<mj-raw><meta name="color-scheme" content="light dark" /></mj-raw>',
    '<mj-raw><meta name="supported-color-schemes" content="light dark" /></mj-raw>',
    '<mj-attributes><mj-all font-family="Verdana, Arial, sans-serif" />',
    `<mj-text font-size="18px" line-height="1.5" color="${colors.ink}" padding="0 24px" css-class="text" />`,
    '<mj-section padding="0" /></mj-attributes>',
    `<mj-style>${darkStyle}</mj-style></mj-head>`,
    `<mj-body width="600px" background-color="${colors.sand}" css-class="page">`,
    preview(inWords(opening[0] ?? subject)),
    head(letter),
    card(text(`<h1 style="${styles.heading}">${escaped(heading)}</h1>`, '32px 24px 16px')),
    card(text([greeting(letter), ...opening].map(paragraph).join(''))),
    promise ? promised(promise) : '',
    ...(promise ? [factCard, actionCard] : [actionCard, factCard]),
    ...sections.map((each) => card(text(section(each)))),
    foot(letter),
    '</mj-body></mjml>',
  ].join('')
}

/**
 * The preview text that mail programs show beside the subject. The preview text of MJML would be white, which spam filters
 * suspect.
 */
function preview(words: string): string {
  return `<mj-raw><div style="display: none; max-height: 0; overflow: hidden; color: ${colors.ink}">${escaped(words)}</div></mj-raw>`
}

/** Shows the name of the site as text, because mail programs may not load an image. */
function head({ from }: Letter): string {
  const name = `<mj-text font-family="Georgia, serif" font-size="26px" line-height="1.2" color="${colors.pine}" padding="20px 24px"><strong>${escaped(from.name)}</strong></mj-text>`
  return `<mj-section css-class="card" background-color="${colors.white}" border-bottom="6px solid ${colors.amber}"><mj-column>${name}</mj-column></mj-section>`
}

function foot({ locale, from, stopping }: Letter): string {
  const lines = `<p style="${styles.paragraph}"><strong>${escaped(from.name)}</strong><br />${escaped(from.addresses[locale])}</p>`
  return `<mj-section css-class="foot"><mj-column><mj-text font-size="16px" color="${colors.soft}" padding="24px">${lines}${paragraph(stopping)}</mj-text></mj-column></mj-section>`
}

function card(content: string): string {
  return `<mj-section css-class="card" background-color="${colors.white}"><mj-column>${content}</mj-column></mj-section>`
}

function text(content: string, padding = '0 24px'): string {
  return `<mj-text padding="${padding}">${content}</mj-text>`
}

function promised({ lead, value }: NonNullable<Letter['promise']>): string {
  const words = `<p style="${styles.promise}">${inline(lead)} <strong style="${styles.promised}">${escaped(value)}.</strong></p>`
  return [
    `<mj-section css-class="card" background-color="${colors.white}" padding="0 24px 24px">`,
    `<mj-column css-class="promise" background-color="${colors.mist}" border-left="6px solid ${colors.pine}">`,
    `${text(words, '20px')}</mj-column></mj-section>`,
  ].join('')
}

function button({ label, href, before, after }: Action, locale: Letter['locale']): string {
  const address = `<p style="${styles.paragraph}">${texts[locale].address} <a href="${escaped(href)}" style="${styles.link}">${escaped(href)}</a></p>`
  return [
    before ? text(paragraph(before)) : '',
    `<mj-button css-class="button" href="${escaped(href)}" align="left" background-color="${colors.amber}" color="${colors.ink}" font-size="20px" font-weight="bold" line-height="1.3" border-radius="8px" inner-padding="16px 24px" padding="0 24px 16px">${escaped(label)}</mj-button>`,
    text(`${address}${after ? paragraph(after) : ''}`),
  ].join('')
}

function factLine({ term, value }: Fact, locale: Letter['locale']): string {
  return `<p style="${styles.paragraph}">${escaped(term)}${escaped(colon(locale))}<br /><strong>${inline(value)}</strong></p>`
}

function section({ heading, paragraphs }: Section): string {
  const title = heading === undefined ? '' : `<h2 style="${styles.subheading}">${escaped(heading)}</h2>`
  return title + paragraphs.map(paragraph).join('')
}

function paragraph(phrase: Phrase): string {
  return `<p style="${styles.paragraph}">${inline(phrase)}</p>`
}

function inline(phrase: Phrase): string {
  if (typeof phrase === 'string') return escaped(phrase)
  return phrase.map((part) => (typeof part === 'string' ? escaped(part) : marked(part))).join('')
}

function marked({ text, href }: MarkedText): string {
  const content = `<bdi>${escaped(text)}</bdi>`
  if (href === undefined) return content
  return `<a href="${escaped(href)}" style="${href.startsWith('tel:') ? styles.phone : styles.link}">${content}</a>`
}

/**
 * Writes markup characters, and all characters except letters, numbers, punctuation, symbols and spaces, as numeric references:
 * control characters are invalid in XML, and mrml writes a no-break space in an attribute as a Rust escape.
 */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"]|[^\p{L}\p{N}\p{P}\p{S} ]/gu, (character) => `&#${character.codePointAt(0)};`)
}

const texts = {
  fr: { address: 'Ou copiez cette adresse dans votre navigateur&#160;:' },
  en: { address: 'Or copy this address into your browser:' },
}
