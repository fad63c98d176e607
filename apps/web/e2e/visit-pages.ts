import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** A page, with the paths of the reports that it sends when the browser is idle. */
export interface Telling {
  address: string
  tells: readonly string[]
}

/** The number of pages that are open at the same time, each waiting for an idle browser. */
const tabs = 6

export const pathOf = (request: Request): string => new URL(request.url()).pathname

/** Opens each page and closes it after it has sent its reports and its network is idle. */
export async function visitPages(context: BrowserContext, pages: readonly Telling[]): Promise<void> {
  const left = [...pages]
  const readAll = async () => {
    const tab = await context.newPage()
    for (let next = left.pop(); next; next = left.pop()) await read(tab, next)
    await tab.close()
  }
  await Promise.all(Array.from({ length: tabs }, readAll))
}

async function read(tab: Page, { address, tells }: Telling): Promise<void> {
  const reported = new Set<string>()
  const note = (request: Request) => void reported.add(pathOf(request))
  tab.on('request', note)
  await tab.goto(address)
  await expect
    .poll(() => tells.filter((path) => !reported.has(path)), { message: `${address} has yet to tell` })
    .toEqual([])
  await tab.waitForLoadState('networkidle')
  tab.off('request', note)
}
