import { createServer, type AddressInfo } from 'node:net'
import { chromiumArgs, findChromium } from '@clairmemoire/browser'
import { type Browser, chromium } from '@playwright/test'

/** Chromium with the port on which Lighthouse speaks to it. */
export interface MeasuringBrowser {
  browser: Browser
  port: number
}

export async function openBrowser(args: readonly string[] = []): Promise<MeasuringBrowser> {
  const port = await freePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs, `--remote-debugging-port=${port}`, ...args],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  return { browser, port }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
