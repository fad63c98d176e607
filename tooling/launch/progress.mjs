/**
 * Tells how far a run is: on a terminal a line that is rewritten each second, elsewhere nothing but what phases print.
 *
 * @param {number} all how many phases there are
 */
export function createProgress(all) {
  const begin = performance.now()
  /** @type {Set<string>} */
  const running = new Set()
  let done = 0
  const line = () => `${[...running].join(', ')} — ${done} of ${all} phases done, ${durationSince(begin)}`
  const clear = () => process.stdout.isTTY && process.stdout.write('\r\u001B[K')
  const show = () => clear() && process.stdout.write(line().slice(0, process.stdout.columns - 1))
  const timer = process.stdout.isTTY ? setInterval(show, 1_000) : undefined
  return {
    /** @param {string} phase */
    begin(phase) {
      running.add(phase)
    },
    /**
     * @param {string} phase
     * @param {string} output
     * @param {number} since when it began, by `performance.now`
     */
    end(phase, output, since) {
      running.delete(phase)
      done += 1
      clear()
      console.log(`\n— ${phase}\n${output.trimEnd()}\n${phase}: ${durationSince(since)} (${done} of ${all} phases)`)
    },
    stop() {
      clearInterval(timer)
      clear()
      console.log(`\nTime: ${durationSince(begin)}`)
    },
  }
}

/** @param {number} begin by `performance.now` */
function durationSince(begin) {
  const seconds = Math.round((performance.now() - begin) / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
