import type { Email } from 'postal-mime'
import { standsIn } from './disguises.ts'

/** Which of these texts stand in a mail, in its subject, its text or a file that comes with it. */
export function mailed(mails: readonly Email[], texts: readonly string[]): string[] {
  const written = mails.flatMap(({ subject, text, html, attachments }) => [
    subject ?? '',
    text ?? '',
    html ?? '',
    // A file for a calendar folds its lines.
    ...attachments.map(({ content }) => inWords(content).replaceAll(/\r?\n[ \t]/g, '')),
  ])
  return texts.filter((text) => written.some((place) => standsIn(text, place)))
}

function inWords(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
