import type { Letter } from '../src/mail/letter.ts'
import { letterAsHtml } from '../src/mail/letter-as-html.ts'

/** The HTML of a letter, with what is written there as a number as the character that a reader sees. */
export function letterAsShown(letter: Letter): string {
  return letterAsHtml(letter).replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}
