import { styles } from './house-style.ts'
import type { MarkedText, Phrase } from './letter.ts'

export function paragraph(phrase: Phrase): string {
  return `<p style="${styles.paragraph}">${inline(phrase)}</p>`
}

export function inline(phrase: Phrase): string {
  if (typeof phrase === 'string') return escaped(phrase)
  return phrase.map((part) => (typeof part === 'string' ? escaped(part) : marked(part))).join('')
}

function marked({ text, href }: MarkedText): string {
  const content = `<bdi>${escaped(text)}</bdi>`
  if (href === undefined) return content
  return `<a href="${escaped(href)}" style="${href.startsWith('tel:') ? styles.phone : styles.link}">${content}</a>`
}

/**
 * What is markup, and what is neither letter, number, sign nor space, becomes a number: a control character is no XML, and mrml
 * writes a no-break space of an attribute as Rust does.
 */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]|[^\p{L}\p{N}\p{P}\p{S} ]/gu, (character) => `&#${character.codePointAt(0)};`)
}
