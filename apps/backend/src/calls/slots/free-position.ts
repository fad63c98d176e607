import type { SlotReservationRow } from './slot-reservation.table.ts'

/** Who asks for a slot, and when. */
export interface Claim {
  subjectId?: string | undefined
  holdHash?: string | undefined
  now: Date
}

/** Whether a reservation is somebody else's: taken, or held and the time not over. */
function isTaken({ subjectId, holdHash, heldUntil }: SlotReservationRow, claim: Claim): boolean {
  if (heldUntil) return heldUntil > claim.now && holdHash !== claim.holdHash
  return subjectId !== claim.subjectId
}

/** The position that a claim gets in a slot: the one it has, else the first that is free; undefined when all are taken. */
export function freePosition(rows: readonly SlotReservationRow[], claim: Claim, atOnce: number): number | undefined {
  const isOwn = ({ subjectId, holdHash, heldUntil }: SlotReservationRow) =>
    heldUntil ? holdHash === claim.holdHash : subjectId === claim.subjectId
  const own = rows.find((row) => isOwn(row) && !isTaken(row, claim))
  if (own) return own.position
  const taken = new Set(rows.filter((row) => isTaken(row, claim)).map(({ position }) => position))
  return Array.from({ length: atOnce }, (_, index) => index + 1).find((position) => !taken.has(position))
}
