import type { Messages } from '@lingui/core'
import type { PageContents } from './contents.ts'

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
