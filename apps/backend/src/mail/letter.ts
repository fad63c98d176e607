import type { Locale } from '@clairmemoire/domain/locale'

/** A mail before it is laid out. Carries no health word and no study name (R0-24). */
export interface Letter {
  locale: Locale
  subject: string
  greeting: string
  opening: readonly string[]
  facts: readonly Fact[]
  closing: readonly string[]
  signature: string
}

export interface Fact {
  term: string
  value: string
}

export function letterAsText(letter: Letter): string {
  const facts = letter.facts.map(({ term, value }) => `${term}${colon(letter.locale)} ${value}`).join('\n')
  return `${[letter.greeting, ...letter.opening, facts, ...letter.closing, letter.signature].join('\n\n')}\n`
}

/** One column, real headings and text, the language declared: readable by a screen reader and without styles. */
export function letterAsHtml(letter: Letter): string {
  const facts = letter.facts.map(
    ({ term, value }) => `<p>${escapeHtml(term)}${colon(letter.locale)}<br><strong>${escapeHtml(value)}</strong></p>`,
  )
  return [
    '<!doctype html>',
    `<html lang="${letter.locale}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>`,
    '<body>',
    `<h1>${escapeHtml(letter.subject)}</h1>`,
    ...[letter.greeting, ...letter.opening].map(paragraph),
    ...facts,
    ...[...letter.closing, letter.signature].map(paragraph),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** French sets a no-break space before a colon. */
function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
