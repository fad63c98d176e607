/** Why a register gives no draft, with what to do, in words for the person at the keyboard. */
export class RegisterProblem extends Error {
  override name = 'RegisterProblem'
}
