import type { ChildProcess } from 'node:child_process'

/** How a program ended and the last line it complained with. */
export interface LastWords {
  code: number | null
  words: string
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
