import type { Email } from 'postal-mime'
import { isContainedIn } from './disguises.ts'

/** Those of these texts that a mail contains, in its subject, its text or an attachment. */
export function mailed(mails: readonly Email[], texts: readonly string[]): string[] {
  const parts = mails.flatMap(({ subject, text, html, attachments }) => [
    subject ?? '',
    text ?? '',
    html ?? '',
    // Lines of a calendar file are folded.
    ...attachments.map(({ content }) => inWords(content).replaceAll(/\r?\n[ \t]/g, '')),
  ])
  return texts.filter((text) => parts.some((place) => isContainedIn(text, place)))
}

function inWords(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
