import type { CallPlaceRow } from './call-place.table.ts'

/** Who asks for a place, and when. */
export interface Claim {
  subjectId?: string | undefined
  holdHash?: string | undefined
  now: Date
}

/** Whether a place is somebody else's: taken, or held and the time not over. */
function isTaken({ subjectId, holdHash, heldUntil }: CallPlaceRow, claim: Claim): boolean {
  if (heldUntil) return heldUntil > claim.now && holdHash !== claim.holdHash
  return subjectId !== claim.subjectId
}

/** The number of the place that a claim gets at a time: the one it has, else the first that is free; undefined when all are taken. */
export function freePlace(rows: readonly CallPlaceRow[], claim: Claim, atOnce: number): number | undefined {
  const isOwn = ({ subjectId, holdHash, heldUntil }: CallPlaceRow) =>
    heldUntil ? holdHash === claim.holdHash : subjectId === claim.subjectId
  const own = rows.find((row) => isOwn(row) && !isTaken(row, claim))
  if (own) return own.place
  const taken = new Set(rows.filter((row) => isTaken(row, claim)).map(({ place }) => place))
  return Array.from({ length: atOnce }, (_, index) => index + 1).find((place) => !taken.has(place))
}
