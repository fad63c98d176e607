import type { Messages } from '@lingui/core'

export interface WatchedMessages {
  /** For `createI18n`; catalogs that are loaded later are watched with them. */
  messages: Messages
  /** Those that were read since the last `forget`. */
  read: () => Messages
  forget: () => void
}

/** Messages that record which of them a page is made of. */
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
