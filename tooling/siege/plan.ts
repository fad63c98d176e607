/** How a siege of so many attacks passes; lengths in milliseconds. */
export interface Plan {
  /** Of honest visitors alone. */
  warmUp: number
  rounds: number
  attack: number
  /** After each attack, in which the product recovers. */
  calm: number
}

const minute = 60_000
/** A turn that is long enough for every time limit of the product to pass within its attack. */
const fullTurn = 40_000
const minWarmUp = 45_000
const attackShare = 3 / 4

/** Each attack has the same share of the time, in several turns where there is time for full ones. */
export function planSiege(minutes: number, attacks: number): Plan {
  const share = (minutes * minute) / attacks
  const rounds = Math.max(1, Math.floor(share / fullTurn))
  const turn = share / rounds
  const attack = Math.round(turn * attackShare)
  return { warmUp: Math.round(Math.max(minWarmUp, 3 * turn)), rounds, attack, calm: Math.round(turn) - attack }
}

/** Minutes as set in the environment; half an hour when nothing is set. */
export function readMinutes(value: string | undefined): number {
  const minutes = Number(value?.trim() || 30)
  if (minutes > 0 && minutes <= 24 * 60) return minutes
  throw new RangeError(`SIEGE_MINUTES must be a number of minutes, not "${value}".`)
}
