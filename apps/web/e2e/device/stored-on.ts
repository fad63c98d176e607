import type { Page } from '@playwright/test'

/** The content of every storage that a page can write to, as readable text. */
export type Stored = Readonly<Record<string, string>>

/** Reads the current content. A key is shown by its type and whether it can be exported, because a script never gets its bytes. */
export function storedOn(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })

    const readable = (value: unknown): unknown => {
      if (value instanceof CryptoKey) return `key ${value.type} extractable=${value.extractable}`
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
      return JSON.stringify(value)
    }

    async function databases() {
      const entries: unknown[] = []
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await settled(indexedDB.open(name))
        for (const store of database.objectStoreNames) {
          const shelf = database.transaction(store).objectStore(store)
          const [keys, values] = await Promise.all([settled(shelf.getAllKeys()), settled(shelf.getAll())])
          keys.forEach((key, index) => entries.push([key, readable(values[index])]))
        }
        database.close()
      }
      return entries
    }

    async function cached() {
      const entries: unknown[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          entries.push([name, request.url, await (await cache.match(request))?.text()])
        }
      }
      return entries
    }

    return {
      'local storage': JSON.stringify(Object.entries(localStorage)),
      'session storage': JSON.stringify(Object.entries(sessionStorage)),
      cookies: document.cookie,
      IndexedDB: JSON.stringify(await databases()),
      'cache storage': JSON.stringify(await cached()),
      'history state': JSON.stringify(history.state),
      address: location.href,
      title: document.title,
      'window name': window.name,
    }
  })
}
