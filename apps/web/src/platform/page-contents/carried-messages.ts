import type { Messages } from '@lingui/core'

/** What is shown in place of a page that could not be loaded. */
const ofFailure = /^shell\.(?:technical-issue|ways-on)\./

/** The words that a page carries: those that stand on it, and those that are needed when nothing can be loaded any more. */
export function carriedMessages(read: Messages, all: Messages): Messages {
  return { ...read, ...Object.fromEntries(Object.entries(all).filter(([id]) => ofFailure.test(id))) }
}
