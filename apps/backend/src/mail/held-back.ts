/** The mail waits because its visitor was written to too often. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack'
  readonly code = 'HELD_BACK'
}
