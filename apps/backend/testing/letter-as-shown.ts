import type { Letter } from '../src/mail/letter.ts'
import { letterAsHtml } from '../src/mail/letter-as-html.ts'

/** The HTML of a letter with decoded numeric character references. */
export function letterAsShown(letter: Letter): string {
  return letterAsHtml(letter).replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}
