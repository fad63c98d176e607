import type { ChildProcess } from 'node:child_process'

/** How a program ended and the last line it complained with. */
export interface LastWords {
  code: number | null
  words: string
}

/**
 * Last words of a server beside which something ended: workers of one that was killed held its folder for a moment longer, or a
 * backend that was ending took it for a server left behind and shut it down before it was claimed. Then it says nothing, or
 * what it told whoever asked it in that moment; on a machine without a moment to spare, that they came no further in time.
 */
const passing = /starting up|shutting down|shut ?down|administrator command|authentication due to timeout|^$/

/** Whether the same start may succeed a moment later. */
export function isPassing(last: LastWords): boolean {
  return passing.test(last.words) || isHeldByWorkers(last)
}

/** Whether workers of a server that is gone still hold the folder. */
export function isHeldByWorkers({ words }: LastWords): boolean {
  return words.includes('old server processes')
}

/** Milliseconds for words that are still under way when a program has ended: a worker it left behind may hold its stderr for ever. */
const echo = 500

/** Reads the complaints of a program until it ends; one that could not be started ends with code null. */
export function lastWords(program: ChildProcess): Promise<LastWords> {
  let complaints = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4_000)
  })
  return new Promise((resolve) => {
    program.once('error', (error) => resolve({ code: null, words: error.message }))
    const end = (code: number | null) => resolve({ code, words: complaints.trim().split('\n').at(-1) ?? '' })
    program.once('exit', (code) => setTimeout(end, echo, code))
    program.once('close', end)
  })
}
