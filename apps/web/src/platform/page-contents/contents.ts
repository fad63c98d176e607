import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Messages } from '@lingui/core'

/** What is shown in place of a page that could not be loaded. */
const ofFailure = /^shell\.(?:technical-issue|ways-on)\./

/**
 * The words that a page carries: those that stand on it, and those that are needed when nothing can be loaded any more. A message
 * without values is compiled to a list of one text, and travels as that text.
 */
export function carriedMessages(read: Messages, all: Messages): Messages {
  const needed = { ...read, ...Object.fromEntries(Object.entries(all).filter(([id]) => ofFailure.test(id))) }
  return Object.fromEntries(Object.entries(needed).map(([id, message]) => [id, onlyWords(message)]))
}

function onlyWords(message: Messages[string]): Messages[string] {
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : message
}

/** What a page to read was made of, and of a form the footer it may have. It stands in the document as text already, so beside it there it takes few bytes. */
export interface PageContents {
  /** Those that stand on the page, and those that are needed when nothing can be loaded any more; a form loads its own. */
  messages?: Messages
  footer: Footer
  /** What the loader of the page returned; absent where NotFound is shown. */
  data?: unknown
}

/** The element that carries them, of a type that is never executed, like the settings (R0-04). */
export const contentsElementId = 'contents'

/** Reads what the site server wrote into this page; undefined on a form without a footer: it loads its words itself. */
export function readPageContents(page: Document): PageContents | undefined {
  const text = page.getElementById(contentsElementId)?.textContent
  if (!text) return undefined
  const contents: PageContents = JSON.parse(text)
  return { ...contents, ...(contents.messages && { messages: compiled(contents.messages) }) }
}

/** A message without values travels as its text alone (`carriedMessages`). */
function compiled(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, [message].flat()]))
}

/** Returns what is there the first time it is asked, and nothing from then on: a later visit loads anew. */
export function once<T>(value: T | undefined): () => T | undefined {
  let left = value
  return () => {
    const taken = left
    left = undefined
    return taken
  }
}
