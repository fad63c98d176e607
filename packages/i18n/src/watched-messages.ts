import type { Messages } from '@lingui/core'

export interface WatchedMessages {
  /** Pass it to `createI18n`; catalogs loaded later are watched too. */
  messages: Messages
  /** Messages read since the last `forget`. */
  read: () => Messages
  forget: () => void
}

/** Message storage that records which messages a page is rendered from. */
export function watchedMessages(): WatchedMessages {
  const all: Messages = {}
  const ids = new Set<string>()
  const messages = new Proxy(all, {
    get: (target, id) => {
      if (typeof id === 'string') ids.add(id)
      return Reflect.get(target, id)
    },
  })
  return {
    messages,
    read: () => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))),
    forget: () => ids.clear(),
  }
}
