/** Why a command does nothing, in sentences for its user. */
export class Refusal extends Error {
  override name = 'Refusal'
}
