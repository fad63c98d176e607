/** A mail to be written: which letter, about which record. The letter is written when it leaves, so a job holds nothing personal. */
export interface MailOrder {
  letter: 'call_requested' | 'call_requested_desk' | 'news_requested' | 'news_requested_desk'
  subject_id: string
}
