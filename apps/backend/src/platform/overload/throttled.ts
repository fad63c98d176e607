/** One visitor has asked too often: 429. */
export class Throttled extends Error {
  override readonly name = 'Throttled'
  /** Until the visitor may ask again; at least 1. */
  readonly seconds: number

  constructor(milliseconds: number) {
    super('throttled')
    this.seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  }
}
