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
const passing =
  /old server processes|starting up|shutting down|shut ?down|administrator command|authentication due to timeout|^$/

/** Whether the same start may succeed a moment later. */
export function isPassing({ words }: LastWords): boolean {
  return passing.test(words)
}

/** Reads the complaints of a program until it ends; one that could not be started ends with code null. */
export function lastWords(program: ChildProcess): Promise<LastWords> {
  let complaints = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4_000)
  })
  return new Promise((resolve) => {
    program.once('error', (error) => resolve({ code: null, words: error.message }))
    program.once('close', (code) => resolve({ code, words: complaints.trim().split('\n').at(-1) ?? '' }))
  })
}
