import type { Page, Request } from '@playwright/test'
import { standsIn } from './disguises.ts'
import { keptOn } from './kept-on.ts'

/** Watches every place that a page can write to, everything it sends and what the servers write, for texts that were typed into it. */
export class Sweep {
  readonly #page: Page
  readonly #said: () => string
  readonly #found: Map<string, Set<string>>
  readonly #reading: Promise<void>[] = []

  constructor(page: Page, canaries: readonly string[], said: () => string) {
    this.#page = page
    this.#said = said
    this.#found = new Map(canaries.map((canary) => [canary, new Set()]))
    page.on('request', (request) => this.#reading.push(this.#readRequest(request)))
    page.on('console', (message) => this.#read('the console', message.text()))
    page.on('pageerror', (error) => this.#read('an error', `${error.message} ${error.stack ?? ''}`))
  }

  /** Reads all that this device keeps now, and what the page shows. */
  async look() {
    for (const [place, text] of Object.entries(await keptOn(this.#page))) this.#read(place, text)
    const shown = await this.#page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
      return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
    })
    this.#read('the page', shown)
  }

  /** Where this canary was found so far, by name. */
  async placesOf(canary: string): Promise<string[]> {
    await Promise.all(this.#reading)
    this.#read('the log of a server', this.#said())
    return [...(this.#found.get(canary) ?? [])].toSorted()
  }

  async #readRequest(request: Request) {
    const { pathname } = new URL(request.url())
    this.#read('an address that was asked for', request.url())
    this.#read(`the body of ${request.method()} ${pathname}`, request.postData() ?? '')
    // A request that was broken off has no full headers: then those are read that the page gave it.
    const headers = await request.allHeaders().catch(() => request.headers())
    this.#read('the headers of a request', JSON.stringify(headers))
  }

  #read(place: string, text: string) {
    for (const [canary, places] of this.#found) if (standsIn(canary, text)) places.add(place)
  }
}
