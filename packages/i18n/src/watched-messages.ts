import type { Messages } from '@lingui/core'

export interface WatchedMessages {
  /** Pass it to `createI18n`; catalogs loaded later are watched too. */
  messages: Messages
  /** The messages that were read since the last `forget`. */
  read: () => Messages
  forget: () => void
}

/** Creates message storage that records which messages are read while a page is rendered. */
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
