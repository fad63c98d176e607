/** Milliseconds. The time of a response has whole seconds only. */
const tolerance = 10_000

/** `theirs` and `ours` are times of the same moment. */
export function clockFaults(place: string, theirs: number, ours: number): string[] {
  const ahead = Math.round((ours - theirs) / 1000)
  if (Number.isNaN(theirs) || Math.abs(ours - theirs) <= tolerance) return []
  const difference = `${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'}`
  return [`The clock of this machine is ${difference} that of ${place}: synchronize both, as by chrony.`]
}
