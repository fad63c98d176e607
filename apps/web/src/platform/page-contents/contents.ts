import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Messages } from '@lingui/core'

/** Matches the messages of the page that is shown when another page cannot be loaded. */
export const failureMessages = /^shell\.(?:technical-issue|ways-on)\./

/**
 * The messages embedded in a page: those that it shows, and those of the error page, which must work without a network. A message without
 * values compiles to a list of one text, and is embedded as that text.
 */
export function carriedMessages(read: Messages, all: Messages): Messages {
  const needed = { ...read, ...Object.fromEntries(Object.entries(all).filter(([id]) => failureMessages.test(id))) }
  return Object.fromEntries(Object.entries(needed).map(([id, message]) => [id, onlyWords(message)]))
}

function onlyWords(message: Messages[string]): Messages[string] {
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : message
}

/**
 * The data of a content page; for a form only the footer, if it has one. The document contains the same text as markup, so the data add few
 * bytes after compression.
 */
export interface PageContents {
  /** The messages of `carriedMessages`; absent on a form, which loads its messages itself. */
  messages?: Messages
  footer: Footer
  /** The result of the page's loader; absent if NotFound is shown. */
  data?: unknown
}

/** The id of the script element with the embedded contents. Like the settings it has a type that browsers never execute (R0-04). */
export const contentsElementId = 'contents'

/** Reads the contents that the site server embedded in this page; undefined on a form without a footer, which loads its messages itself. */
export function readPageContents(page: Document): PageContents | undefined {
  const text = page.getElementById(contentsElementId)?.textContent
  if (!text) return undefined
  const contents: PageContents = JSON.parse(text)
  return { ...contents, ...(contents.messages && { messages: compiled(contents.messages) }) }
}

/** Restores the messages that `carriedMessages` reduced to their text. */
export function compiled(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, [message].flat()]))
}

/** Returns the value on the first call and undefined afterwards, so that a later visit of the page loads its data again. */
export function once<T>(value: T | undefined): () => T | undefined {
  let left = value
  return () => {
    const taken = left
    left = undefined
    return taken
  }
}
