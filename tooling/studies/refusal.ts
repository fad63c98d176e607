/** An error whose message tells the user of a command, in sentences, why it does nothing. */
export class Refusal extends Error {
  override name = 'Refusal'
}
