/** Why the command does nothing, in sentences for who typed it. */
export class Refusal extends Error {
  override name = 'Refusal'
}
