import { colon, type Fact, type Letter, type MarkedText, type Phrase, type Section } from './letter.ts'

/**
 * One column that fits a telephone, with real headings, the language declared and no colour of its own: light or dark is the
 * reader's choice. Styles are inline, for mail programs drop any other.
 */
export function letterAsHtml(letter: Letter): string {
  const { locale, subject, heading, greeting, opening, promise, facts, sections, signature } = letter
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="ltr" style="${styles.page}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title>`,
    '</head>',
    `<body style="${styles.body}">`,
    `<div role="main" style="${styles.column}">`,
    `<h1 style="${styles.heading}">${escaped(heading)}</h1>`,
    ...[greeting, ...opening].map(paragraph),
    ...(promise ? [promised(promise)] : []),
    ...facts.map((fact) => factLine(fact, letter)),
    ...sections.flatMap(section),
    paragraph(signature),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const styles = {
  page: 'color-scheme: light dark',
  body: 'margin: 0; padding: 0',
  column:
    'max-width: 580px; margin: 0 auto; padding: 16px; font-family: Verdana, Arial, sans-serif; font-size: 18px; line-height: 1.5; overflow-wrap: anywhere',
  heading: 'margin: 0 0 24px; font-size: 28px; line-height: 1.25',
  subheading: 'margin: 32px 0 8px; font-size: 21px; line-height: 1.3',
  paragraph: 'margin: 0 0 16px',
  phone: 'white-space: nowrap',
  promise: 'margin: 24px 0; padding: 16px; border: 3px solid; border-radius: 8px',
  promised: 'display: block; margin-top: 4px; font-size: 26px; line-height: 1.3',
}

function promised({ lead, value }: NonNullable<Letter['promise']>): string {
  return `<p style="${styles.promise}">${inline(lead)} <strong style="${styles.promised}">${escaped(value)}.</strong></p>`
}

function factLine({ term, value }: Fact, { locale }: Letter): string {
  return `<p style="${styles.paragraph}">${escaped(term)}${colon(locale)}<br><strong>${inline(value)}</strong></p>`
}

function section({ heading, paragraphs }: Section): string[] {
  const title = heading === undefined ? [] : [`<h2 style="${styles.subheading}">${escaped(heading)}</h2>`]
  return [...title, ...paragraphs.map(paragraph)]
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
  const style = href.startsWith('tel:') ? ` style="${styles.phone}"` : ''
  return `<a href="${escaped(href)}"${style}>${content}</a>`
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** The letter as a person would write it in a mail without any layout. */
export function letterAsText(letter: Letter): string {
  const { locale, greeting, opening, promise, facts, sections, signature } = letter
  const blocks = [
    words(greeting),
    ...opening.map(words),
    ...(promise ? [`${words(promise.lead)} ${promise.value}.`] : []),
    facts.map(({ term, value }) => `${term}${colon(locale)} ${words(value)}`).join('\n'),
    ...sections.map(({ heading, paragraphs }) => [...(heading ? [heading] : []), ...paragraphs.map(words)].join('\n')),
    signature,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function words(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase
  return phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
