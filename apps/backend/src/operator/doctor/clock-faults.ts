/** Milliseconds. The date header of a response has only whole seconds. */
const tolerance = 10_000

/** `theirs` and `ours` are the times that two clocks show at the same moment, in milliseconds. */
export function clockFaults(place: string, theirs: number, ours: number): string[] {
  const ahead = Math.round((ours - theirs) / 1000)
  if (Number.isNaN(theirs) || Math.abs(ours - theirs) <= tolerance) return []
  const difference = `${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'}`
  return [`The clock of this machine is ${difference} that of ${place}: synchronize both, as by chrony.`]
}
