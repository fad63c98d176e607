import type { Locale } from '@clairmemoire/domain/locale'

/**
 * A mail before it is laid out. What goes to a visitor carries no health word and no study name; what goes to the desk names
 * the study and never an answer (R0-24).
 */
export interface Letter {
  locale: Locale
  subject: string
  /** The first heading of the mail; as text the subject is enough. */
  heading: string
  greeting: Phrase
  opening: readonly Phrase[]
  /** What the reader must not miss, once and large: one sentence of lead and value. */
  promise?: { lead: Phrase; value: string }
  facts: readonly Fact[]
  sections: readonly Section[]
  signature: string
  /** Where one request stops this kind of mail (RFC 8058); of mails that answer no request just made. */
  stop?: string
  /** `method` as the file itself has it (RFC 5546); PUBLISH where it is left out. */
  calendar?: { filename: string; content: string; method?: 'PUBLISH' | 'CANCEL' }
}

/** Text, with the parts marked that are links or that somebody else wrote. */
export type Phrase = string | readonly (string | MarkedText)[]

export interface MarkedText {
  text: string
  /** `tel:`, `mailto:` or a page of the site; without it a name in whatever script. */
  href?: string
}

export interface Fact {
  term: string
  value: Phrase
}

export interface Section {
  heading?: string
  paragraphs: readonly Phrase[]
}

/** A name as its bearer wrote it: its direction does not spill over into the sentence. */
export function written(text: string): MarkedText {
  return { text }
}

export function phoneLink(e164: string, words: string): MarkedText {
  return { text: words, href: `tel:${e164}` }
}

/** What means something in such a link (`?`, `#`, `&`, `%`) may stand in an address: it would add a subject or a copy to the mail. */
export function mailLink(address: string): MarkedText {
  return { text: address, href: `mailto:${encodeURIComponent(address).replace('%40', '@')}` }
}

/** The whole address is shown: who reads the mail sees where it leads. */
export function pageLink(address: string): MarkedText {
  return { text: address, href: address }
}

/** French sets a no-break space before a colon. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}
