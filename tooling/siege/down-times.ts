/** When the product was being started again; moments on the clock of this process, in milliseconds. */
export interface DownTimes {
  begin: () => void
  end: () => void
  isDown: () => boolean
  /** Whether one of them touches what lies between two moments. */
  includes: (from: number, to: number) => boolean
}

/** The product is down until it has started for the first time. */
export function openDownTimes(clock: () => number = () => performance.now()): DownTimes {
  const times = [{ from: clock(), to: Number.POSITIVE_INFINITY }]
  const last = () => times.at(-1)
  const isDown = () => last()?.to === Number.POSITIVE_INFINITY
  return {
    isDown,
    begin() {
      if (!isDown()) times.push({ from: clock(), to: Number.POSITIVE_INFINITY })
    },
    end() {
      const open = last()
      if (open && isDown()) open.to = clock()
    },
    includes: (from, to) => times.some((time) => time.from <= to && from <= time.to),
  }
}
