/** So many requests come that this one has to bring a proof of work: 429. */
export class ProofRequired extends Error {
  override readonly name = 'ProofRequired'
  readonly challenge: string

  constructor(challenge: string) {
    super('proof of work required')
    this.challenge = challenge
  }
}
