import { existsSync } from 'node:fs'
import { installOneOf, mayInstall } from '../browser/debian.mjs'

/** The simulator of `kannel-extras`, which needs the package `kannel`. */
const simulator = '/usr/lib/kannel/test/fakesmsc'

/**
 * Returns a sentence if text messages cannot be sent through Kannel on this machine. As root on Debian, Kannel is installed first.
 *
 * @returns {string[]}
 */
export function missingForKannel() {
  if (!existsSync(simulator) && mayInstall()) installOneOf([['kannel', 'kannel-extras']])
  return existsSync(simulator) ? [] : ['text messages through Kannel. kannel and kannel-extras are not installed.']
}
