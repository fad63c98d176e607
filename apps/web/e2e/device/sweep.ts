import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, type Request } from '@playwright/test'
import { type Collected, isReport } from '../stack/collectors.ts'
import { isContainedIn } from './disguises.ts'
import { failQuoting, noticed } from './failing-page.ts'
import { storedOn } from './stored-on.ts'

/** Data outside the browser: the logs of the servers, and the requests that services outside the site received. */
interface Others {
  output: () => string
  collected: readonly Collected[]
}

/**
 * Searches for canaries, which are texts that a test typed into a page: in every storage and all requests of the page, in the logs of the
 * servers, and in the requests to services outside the site.
 */
export class Sweep {
  readonly #page: Page
  readonly #others: Others
  readonly #found: Map<string, Set<string>>
  readonly #reading: Promise<void>[] = []
  /** The number of calls to outside services read so far. */
  #read: number
  /** The start of the last line of the servers' logs that was read. */
  #logged = 0

  constructor(page: Page, canaries: readonly string[], others: Others) {
    this.#page = page
    this.#others = others
    this.#read = others.collected.length
    this.#found = new Map(canaries.map((canary) => [canary, new Set()]))
    page.on('request', (request) => this.#reading.push(this.#readRequest(request)))
    page.on('console', (message) => this.#note('the console', message.text()))
    page.on('pageerror', (error) => this.#note('an error', `${error.message} ${error.stack ?? ''}`))
  }

  /** Searches everything that is stored on this device, and the page on screen. */
  async look() {
    for (const [place, text] of Object.entries(await storedOn(this.#page))) this.#note(place, text)
    const shown = await this.#page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
      return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
    })
    this.#note('the page', shown)
  }

  /**
   * Calls `look`, then causes every kind of failure that a page detects, with messages that quote every canary. Waits until each failure is
   * reported.
   */
  async lookAndFail() {
    await this.look()
    const name = `Failure${crypto.randomUUID().replaceAll('-', '')}`
    const quoted = [...this.#found.keys()].join(' ')
    const arrived = () => {
      const reports = this.#others.collected.filter(isReport)
      return noticed.filter((by) => reports.some(({ body }) => body.includes(`"${name}.${by}"`)))
    }
    let failedAt = 0
    const failed = async () => {
      // A page that was just loaded may not listen for errors yet, so the failure is repeated.
      if (arrived().length === 0 && Date.now() - failedAt > 3000) {
        failedAt = Date.now()
        await this.#page.evaluate(failQuoting, { name, quoted })
      }
      return arrived()
    }
    // A page sends the report one second after the failure.
    await expect.poll(failed, { message: 'failures that were reported', intervals: [1000, 50] }).toEqual(noticed)
  }

  /** The names of the places where this canary was found so far. */
  async placesOf(canary: string): Promise<string[]> {
    await Promise.all(this.#reading)
    const { collected } = this.#others
    const output = this.#others.output()
    this.#note('the log of a server', output.slice(this.#logged))
    this.#logged = output.lastIndexOf('\n') + 1
    this.#note('a service outside the site', JSON.stringify(collected.slice(this.#read)))
    this.#read = collected.length
    return [...(this.#found.get(canary) ?? [])].toSorted()
  }

  /** The canaries that a service outside the site received. */
  async sentOutside(): Promise<string[]> {
    const services: string[] = []
    for (const canary of this.#found.keys())
      if ((await this.placesOf(canary)).includes('a service outside the site')) services.push(canary)
    return services
  }

  async #readRequest(request: Request) {
    const { pathname } = new URL(request.url())
    this.#note('an address that was asked for', request.url())
    this.#note(`the body of ${request.method()} ${pathname}`, request.postData() ?? '')
    this.#note('the headers of a request', JSON.stringify(await headersOf(request)))
  }

  #note(place: string, text: string) {
    for (const [canary, places] of this.#found) if (!places.has(place) && isContainedIn(canary, text)) places.add(place)
  }
}

/** Returns all headers of a request. For an aborted request or a dropped prerendered document, it returns only those that the page set. */
export async function headersOf(request: Request): Promise<Record<string, string>> {
  const dropped = pause(5_000).then(() => request.headers())
  return Promise.race([request.allHeaders().catch(() => request.headers()), dropped])
}
