import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { isPersonName } from '@clairmemoire/domain/typed-name'
import { type Clinic, phoneInWords } from '../clinic/clinic.ts'
import type { Database } from '../platform/database/connect.ts'

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
  /** The first says who writes, and why. */
  opening: readonly Phrase[]
  /** What the reader must not miss, once and large: one sentence of lead and value. The facts tell of it, so they follow it. */
  promise?: { lead: Phrase; value: string }
  /** The one thing to do: a button, with its address beside it. */
  action?: Action
  facts: readonly Fact[]
  sections: readonly Section[]
  /** Its name and address end the mail. */
  from: Pick<Clinic, 'name' | 'addresses'>
  /** How to get no more such mails: the last line. */
  stopping: Phrase
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

/** Replies go to the desk. */
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
  /** Ordered with a key that was mailed to this address alone, so the reader ordered it. */
  isAskedByReader?: boolean
  /** A key that was mailed to this address has been opened, so the reader knows of the request. */
  isKnownToReader?: boolean
}

/**
 * Who can order a mail: `anybody` who types an address, the `sender` of a form, who is answered with the key to it and
 * has proved no mailbox, or the `clock` about such a form. What the mailbox itself orders has no limit, nor has the clock once the
 * mailbox has opened a key.
 */
export type OrderedBy = 'anybody' | 'sender' | 'clock'

/** One kind of letter, written when it leaves from the record that is stored then. */
export interface LetterKind {
  to: 'visitor' | 'desk' | 'staff'
  /** How often such mails leave to one mailbox is limited by who can order them. */
  orderedBy?: OrderedBy
  /** It speaks of tomorrow: held back, it does not leave at all. */
  endsWithItsDay?: true
  /** The reader can stop this kind of mail. */
  canBeStopped?: true
  /** Undefined when the record has been erased since. */
  write: (database: Database, subjectId: string, clinic: Clinic) => Promise<Mail | undefined>
  /** What follows once it has left; it may be done twice. */
  afterLeaving?: (database: Database, subjectId: string) => Promise<void>
}

/** The letters that a backend can write, by the name that an order gives them; each is brought by what it is about. */
export type LetterKinds = Readonly<Record<string, LetterKind>>

/** The letters about a record: to its visitor and to the desk. */
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

/** The first line of a mail: by name only when it is one, so that nobody can have us write a link to a stranger there. */
export function greeting(hello: string, name: string | null): Phrase {
  return name !== null && isPersonName(name) ? [`${hello} `, written(name), ','] : `${hello},`
}

/** How to reach the clinic, behind what for: "Pour annuler : téléphonez au … ou écrivez à …, en donnant votre référence." */
export function reachUs(locale: Locale, country: Country, clinic: Clinic, purpose: string): Phrase {
  const e164 = clinic.phones[country]
  const phone = phoneLink(e164, phoneInWords(e164, country))
  const mail = mailLink(clinic.deskEmail)
  return locale === 'fr'
    ? [`${purpose}\u00a0: téléphonez au `, phone, ' ou écrivez à ', mail, ', en donnant votre référence.']
    : [`${purpose}: call us at `, phone, ' or write to ', mail, ', and give your reference.']
}

/** The letter as a person would write it in a mail without any layout. */
export function letterAsText(letter: Letter): string {
  const { locale, greeting, opening, promise, action, facts, sections, from, stopping } = letter
  const factLines = facts.map(({ term, value }) => `${term}${colon(locale)} ${inWords(value)}`).join('\n')
  const doing = action ? actionInWords(action, letter) : []
  const blocks = [
    inWords(greeting),
    ...opening.map(inWords),
    ...(promise ? [`${inWords(promise.lead)} ${promise.value}.`] : []),
    ...(promise ? [factLines, ...doing] : [...doing, factLines]),
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
