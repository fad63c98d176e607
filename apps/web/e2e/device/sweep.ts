import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, type Request } from '@playwright/test'
import { type Collected, isReport } from '../stack/collectors.ts'
import { isContainedIn } from './disguises.ts'
import { failQuoting, noticed } from './failing-page.ts'
import { storedOn } from './stored-on.ts'

/** Data that others hold: the logs of the servers, and the requests to services outside the site. */
interface Others {
  output: () => string
  collected: readonly Collected[]
}

/** Watches every storage of a page, all its requests, the logs of the servers and the data they forward, for texts that were typed into it. */
export class Sweep {
  readonly #page: Page
  readonly #others: Others
  readonly #found: Map<string, Set<string>>
  readonly #reading: Promise<void>[] = []
  /** The number of calls to outside services read so far. */
  #read: number

  constructor(page: Page, canaries: readonly string[], others: Others) {
    this.#page = page
    this.#others = others
    this.#read = others.collected.length
    this.#found = new Map(canaries.map((canary) => [canary, new Set()]))
    page.on('request', (request) => this.#reading.push(this.#readRequest(request)))
    page.on('console', (message) => this.#note('the console', message.text()))
    page.on('pageerror', (error) => this.#note('an error', `${error.message} ${error.stack ?? ''}`))
  }

  /** Reads everything stored on this device, and the shown page. */
  async look() {
    for (const [place, text] of Object.entries(await storedOn(this.#page))) this.#note(place, text)
    const shown = await this.#page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
      return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
    })
    this.#note('the page', shown)
  }

  /** Looks, then makes the page fail in every detected way, with messages that quote every text; waits until each failure is reported. */
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
      // A page that was just loaded may not listen yet; repeats the failure.
      if (arrived().length === 0 && Date.now() - failedAt > 3000) {
        failedAt = Date.now()
        await this.#page.evaluate(failQuoting, { name, quoted })
      }
      return arrived()
    }
    // A page reports a failure a second after it.
    await expect.poll(failed, { message: 'failures that were reported', intervals: [1000, 50] }).toEqual(noticed)
  }

  /** The names of the places where this canary was found so far. */
  async placesOf(canary: string): Promise<string[]> {
    await Promise.all(this.#reading)
    this.#note('the log of a server', this.#others.output())
    const { collected } = this.#others
    this.#note('a service outside the site', JSON.stringify(collected.slice(this.#read)))
    this.#read = collected.length
    return [...(this.#found.get(canary) ?? [])].toSorted()
  }

  /** The texts that a service outside the site received. */
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
    for (const [canary, places] of this.#found) if (isContainedIn(canary, text)) places.add(place)
  }
}

/** Headers of an aborted request, or of a document prerendered and dropped, are those that the page set. */
export async function headersOf(request: Request): Promise<Record<string, string>> {
  const dropped = pause(5_000).then(() => request.headers())
  return Promise.race([request.allHeaders().catch(() => request.headers()), dropped])
}
