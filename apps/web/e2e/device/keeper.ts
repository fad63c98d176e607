import type { Page } from '@playwright/test'
import { settledState } from './settled-state.ts'

interface Held {
  state: string
  keys: readonly (readonly [IDBValidKey, unknown])[]
}

declare global {
  interface Window {
    held?: Held
  }
}

/** Copies the stored state of the device, including its keys, in a second page of the site. Can restore the state after it was erased. */
export class Keeper {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async hold() {
    await settledState(this.#page)
    await this.#page.evaluate(async () => {
      const opening = indexedDB.open('keyval-store')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const shelf = opening.result.transaction('keyval').objectStore('keyval')
      const [names, values] = [shelf.getAllKeys(), shelf.getAll()]
      await new Promise((resolve) => (shelf.transaction.oncomplete = resolve))
      opening.result.close()
      const keys = names.result.map((name, index) => [name, values.result[index] as unknown] as const)
      window.held = { state: localStorage.getItem('state') ?? '', keys }
    })
  }

  async putBack() {
    await this.#page.evaluate(async () => {
      const { state, keys } = window.held ?? { state: '', keys: [] }
      const opening = indexedDB.open('keyval-store')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const shelf = opening.result.transaction('keyval', 'readwrite').objectStore('keyval')
      for (const [name, key] of keys) shelf.put(key, name)
      await new Promise((resolve) => (shelf.transaction.oncomplete = resolve))
      opening.result.close()
      localStorage.setItem('state', state)
    })
  }
}
