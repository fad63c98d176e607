/** A piece of a line; with `href` it is a link. */
export interface LinkPart {
  text: string
  href?: string
}

/** A telephone as people write it, and as it is called (E.164). */
export interface WrittenPhone {
  written: string
  number: string
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const address = /(?:[a-z0-9-]+\.)+(?:com|example|fr|gov|org)\b(?:\/[\w/-]+)?/
/** Only after the words that say what it is: a number alone may be that of a street. */
const emergency = /(?<=\b(?:call|le|au)[\s\u00A0])(?:15|112|114|911)\b/
const links = new RegExp(`(${email.source}|${address.source}|${emergency.source})`)

/** A line of a legal text with its e-mail and web addresses and its telephone numbers as links; the pieces make up the line. */
export function linkParts(line: string, phone: WrittenPhone): readonly LinkPart[] {
  return line
    .split(phone.written)
    .flatMap((around, index) => [
      ...(index === 0 ? [] : [{ text: phone.written, href: `tel:${phone.number}` }]),
      ...around.split(links).map((text, odd) => (odd % 2 === 0 ? { text } : { text, href: hrefOf(text) })),
    ])
    .filter(({ text }) => text !== '')
}

function hrefOf(text: string): string {
  if (text.includes('@')) return `mailto:${text}`
  // 114 takes messages from people who cannot hear or speak.
  if (text === '114') return 'sms:114'
  return /^\d+$/.test(text) ? `tel:${text}` : `https://${text}`
}
