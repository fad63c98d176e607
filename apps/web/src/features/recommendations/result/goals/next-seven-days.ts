/** The day of this moment where the reader is and the six after it, `YYYY-MM-DD`. */
export function nextSevenDays(now: Date): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + index))
    return day.toISOString().slice(0, 10)
  })
}
