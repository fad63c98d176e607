import type { Clinic } from '../clinic/clinic.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Letter } from './letter.ts'

/** A letter and the one address it goes to. */
export interface Mail {
  to: string
  letter: Letter
  /** Ordered with a key that left in a mail to this address alone: whoever reads it asks for themselves. */
  isAskedByReader?: boolean
}

/**
 * Who can order a mail: `anybody` who types an address, or the `sender` of a form, who is answered with the key to it and
 * has proved no mailbox. What the mailbox itself orders, or the clock for it, has no limit.
 */
export type OrderedBy = 'anybody' | 'sender'

/** One kind of letter, written when it leaves from the record that is stored then. */
export interface LetterKind {
  to: 'visitor' | 'desk'
  /** How often such mails leave to one mailbox is limited by who can order them. */
  orderedBy?: OrderedBy
  /** Whoever gets it can stop this kind of mail. */
  canBeStopped?: true
  /** Undefined when the record has been erased since: there is nobody left to write to. */
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
  const kind = (to: LetterKind['to'], address: (record: Row, clinic: Clinic) => string): LetterKind => ({
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
