/** A mail to be written: which letter, about which record. The letter is written when it leaves, so a job holds nothing personal. */
export interface MailOrder {
  /** The name of one of the letters of the backend. */
  letter: string
  subject_id: string
  /** The record whose reference the operator knows it by, where that is another one. */
  trail_id?: string
}
