/** The mail waits because its visitor was written to too often. */
export class MailRateLimited extends Error {
  override readonly name = 'MailRateLimited'
  readonly code = 'HELD_BACK'
}
