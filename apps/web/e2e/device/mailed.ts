import type { Email } from 'postal-mime'
import { isContainedIn } from './disguises.ts'

/** Returns those of the texts that a mail contains in its subject, text, HTML or attachments. */
export function mailed(mails: readonly Email[], texts: readonly string[]): string[] {
  const parts = mails.flatMap(({ subject, text, html, attachments }) => [
    subject ?? '',
    text ?? '',
    html ?? '',
    // A calendar file folds long lines.
    ...attachments.map(({ content }) => inWords(content).replaceAll(/\r?\n[ \t]/g, '')),
  ])
  return texts.filter((text) => parts.some((place) => isContainedIn(text, place)))
}

function inWords(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
