import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import { type Clinic, phoneInWords } from '../clinic/clinic.ts'
import type { Database } from '../platform/database/connect.ts'

/**
 * The content of a mail, before it is rendered as text and HTML. A mail to a visitor contains no health word and no study name;
 * a mail to the desk names the study but contains no answer (R0-24).
 */
export interface Letter {
  locale: Locale
  subject: string
  /** The first heading of the HTML; the text version has none. */
  heading: string
  /** The greeting uses it only if it looks like a name; otherwise anybody could send a link to a stranger as a first name. */
  firstName?: string | null
  /** The first paragraph names the sender and the reason for the mail. */
  opening: readonly Phrase[]
  /** The most important sentence; its value is in large type. The facts follow this sentence. */
  promise?: { lead: Phrase; value: string }
  /** A button; its address is also shown as text. */
  action?: Action
  facts: readonly Fact[]
  sections: readonly Section[]
  /** Signature with name and address. */
  from: Pick<Clinic, 'name' | 'addresses'>
  /** The last line says how to stop such mails. */
  stopping: Phrase
  /** The one-click unsubscribe URL (RFC 8058), for mails that do not confirm a request. */
  stop?: string
  /** The attached calendar file; `method` (RFC 5546) is PUBLISH by default. */
  calendar?: { filename: string; content: string; method?: 'PUBLISH' | 'CANCEL' }
}

/** Text with marked parts: links and text written by users. */
export type Phrase = string | readonly (string | MarkedText)[]

export interface MarkedText {
  text: string
  /** `tel:`, `mailto:` or a page of the site; undefined for user text. */
  href?: string
}

export interface Action {
  label: string
  href: string
  before?: Phrase
  after?: Phrase
}

export interface Fact {
  term: string
  value: Phrase
}

export interface Section {
  heading?: string
  paragraphs: readonly Phrase[]
}

/** Marks text written by a user; it is isolated so that its direction does not affect the sentence. */
export function userText(text: string): MarkedText {
  return { text }
}

export function phoneLink(e164: string, words: string): MarkedText {
  return { text: words, href: `tel:${e164}` }
}

/** Escapes `?`, `#`, `&` and `%`, which are valid in an address and could add a subject or a copy to the mail. */
export function mailLink(address: string): MarkedText {
  return { text: address, href: `mailto:${encodeURIComponent(address).replace('%40', '@')}` }
}

/** The text is the whole address, so that readers see where the link leads. */
export function pageLink(address: string): MarkedText {
  return { text: address, href: address }
}

/** French sets a no-break space before a colon. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}

export function stopByReply(locale: Locale): string {
  return locale === 'fr'
    ? 'Vous ne voulez plus de messages\u202f? Répondez à celui-ci, et dites-le-nous.'
    : 'No more messages from us? Reply to this one and say so.'
}

export function stopForTeam(locale: Locale): string {
  return locale === 'fr'
    ? 'Ce message va à l’équipe. Pour ne plus le recevoir, parlez-en à la personne qui gère le site.'
    : 'This message goes to the team. To stop receiving it, tell the person who runs the site.'
}

/** A letter and the one address it goes to. */
export interface Mail {
  to: string
  letter: Letter
  /** The order came with a key that was mailed only to this address, so the reader ordered the mail. */
  isOrderedByReader?: boolean
  /** A key that was mailed to this address was used, so the reader knows of the request. */
  isKnownToReader?: boolean
}

/**
 * The origin of an order for a mail: `anybody` who types an address; the `sender` of a form, whose address is unverified; or
 * the `clock`, for a scheduled mail about such a form. Mails that the reader orders have no limit; scheduled mails have none
 * once the reader has used a mailed key.
 */
export type OrderedBy = 'anybody' | 'sender' | 'clock'

/** A kind of letter; the letter is rendered from its record when it is sent. */
export interface LetterKind {
  to: 'visitor' | 'desk' | 'staff'
  /** Selects the limit of mails to one mailbox; undefined means no limit. */
  orderedBy?: OrderedBy
  /** The mail is about the next day: if a limit applies, the mail is dropped instead of delayed. */
  expiresSameDay?: true
  /** The reader can stop this kind of mail. */
  canBeStopped?: true
  /** Returns undefined if the record was erased. */
  write: (database: Database, subjectId: string, clinic: Clinic) => Promise<Mail | undefined>
  /** Called after the mail was sent; it may be called twice. */
  onSent?: (database: Database, subjectId: string) => Promise<void>
}

/** The kinds of letters, by the name that an order contains. */
export type LetterKinds = Readonly<Record<string, LetterKind>>

export function lettersAbout<Row extends { email: string }>(
  find: (database: Database, id: string) => Promise<Row | undefined>,
  letters: { visitor: (record: Row, clinic: Clinic) => Letter; desk: (record: Row, clinic: Clinic) => Letter },
): { visitor: LetterKind; desk: LetterKind } {
  const kind = (to: 'visitor' | 'desk', address: (record: Row, clinic: Clinic) => string): LetterKind => ({
    to,
    write: async (database, subjectId, clinic) => {
      const record = await find(database, subjectId)
      return record && { to: address(record, clinic), letter: letters[to](record, clinic) }
    },
  })
  return {
    visitor: kind('visitor', ({ email }) => email),
    desk: kind('desk', (_, { deskEmail }) => deskEmail),
  }
}

/** The first line of a mail. */
export function greeting({ locale, firstName }: Pick<Letter, 'locale' | 'firstName'>): Phrase {
  const hello = locale === 'fr' ? 'Bonjour' : 'Hello'
  return firstName && isPersonName(firstName) ? [`${hello} `, userText(firstName), ','] : `${hello},`
}

export function ownReference(locale: Locale, reference: string): Fact {
  return { term: locale === 'fr' ? 'Votre référence' : 'Your reference', value: reference }
}

export function deskReference(locale: Locale, reference: string): Fact {
  return { term: locale === 'fr' ? 'Référence' : 'Reference', value: reference }
}

export function helpSection(locale: Locale, country: Country, clinic: Clinic): Section {
  const [heading, purpose] =
    locale === 'fr' ? ['Besoin d’aide\u202f?', 'Pour toute question'] : ['Need help?', 'If you have a question']
  return { heading, paragraphs: [reachUs(locale, country, clinic, purpose)] }
}

/**
 * Says how to contact the clinic for a purpose: "Pour annuler : téléphonez au … ou écrivez à …, en donnant votre référence."
 */
export function reachUs(locale: Locale, country: Country, clinic: Clinic, purpose: string): Phrase {
  const e164 = clinic.phones[country]
  const phone = phoneLink(e164, phoneInWords(e164, country))
  const mail = mailLink(clinic.deskEmail)
  return locale === 'fr'
    ? [`${purpose}\u00a0: téléphonez au `, phone, ' ou écrivez à ', mail, ', en donnant votre référence.']
    : [`${purpose}: call us at `, phone, ' or write to ', mail, ', and give your reference.']
}

/** The plain text version of a letter. */
export function letterAsText(letter: Letter): string {
  const { locale, opening, promise, action, facts, sections, from, stopping } = letter
  const factLines = facts.map(({ term, value }) => `${term}${colon(locale)} ${inWords(value)}`).join('\n')
  const actionLines = action ? actionInWords(action, letter) : []
  const blocks = [
    inWords(greeting(letter)),
    ...opening.map(inWords),
    ...(promise ? [`${inWords(promise.lead)} ${promise.value}.`] : []),
    ...(promise ? [factLines, ...actionLines] : [...actionLines, factLines]),
    ...sections.map(({ heading, paragraphs }) =>
      [...(heading ? [heading] : []), ...paragraphs.map(inWords)].join('\n'),
    ),
    `${from.name}\n${from.addresses[locale]}`,
    inWords(stopping),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function actionInWords({ label, href, before, after }: Action, { locale }: Letter): string[] {
  return [...(before ? [inWords(before)] : []), `${label}${colon(locale)}\n${href}`, ...(after ? [inWords(after)] : [])]
}

export function inWords(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase
  return phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
