import type { EngineName } from '@clairmemoire/browser/engines'
import { test as base, type TestInfo } from '@playwright/test'
import { becomeOlder } from '../device/become-older.ts'
import { startHostProxy } from '../stack/host-proxy.ts'
import { hosts, type Stack, startStack } from '../stack/stack.ts'
import { startByPuppeteer } from './puppeteer.ts'
import { BrowserCrash, type Device, type Engine, type Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: EngineName
  /** The path of the browser's executable file. */
  executable: string
  /** Whether the browser runs without the features that the oldest browsers lack; Chromium only. */
  isOlder: boolean
}

interface WorkerFixtures extends EngineOptions {
  stack: Stack
  engine: Engine
  /** The environment of the display on which the browser runs; undefined if the browser needs no display or starts its own. */
  surroundings: NodeJS.ProcessEnv | undefined
}

type Start = (executable: string, proxy: string, isOlder: boolean, screen?: NodeJS.ProcessEnv) => Promise<Engine>

const starts: Readonly<Record<EngineName, Start>> = {
  Chromium: (executable, proxy, isOlder) =>
    startByPuppeteer('chrome', executable, proxy, isOlder ? becomeOlder : undefined),
  Firefox: (executable, proxy, _, screen) => startByPuppeteer('firefox', executable, proxy, undefined, screen),
  WebKitGTK: (binary, proxy, _, screen) =>
    startWebKit(
      'WebKitWebDriver',
      'MiniBrowser',
      { 'webkitgtk:browserOptions': { binary, args: ['--automation', `--proxy=http://${proxy}`] } },
      screen,
    ),
  'WPE WebKit': (binary, proxy) =>
    startWebKit('WPEWebDriver', 'cog', {
      'wpe:browserOptions': { binary, args: ['--automation', '--platform=headless', `--proxy=http://${proxy}`] },
    }),
}

/** Two ports of one engine, each of which opens half of the pages and fills in half of the forms. */
export const webKits: readonly string[] = ['WebKitGTK', 'WPE WebKit']

/** Provides the whole product and the engine of this project. */
export const test = base.extend<object, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  executable: ['', { option: true, scope: 'worker' }],
  isOlder: [false, { option: true, scope: 'worker' }],

  stack: [
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 900_000 },
  ],

  surroundings: [undefined, { scope: 'worker' }],

  engine: [
    async ({ engineName, executable, isOlder, stack, surroundings }, use) => {
      const proxy = await startHostProxy(hosts, stack.tlsPort)
      const engine = await starts[engineName](executable, proxy.address, isOlder, surroundings)
      await use(engine)
      await engine.close()
      await proxy.close()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})

interface OnDevice {
  device: Device
  tab: Tab
  stack: Stack
  engineName: EngineName
}

/**
 * Returns a test on a new device, whose windows are closed at its end. A crash of the browser is no defect of the product: after the first
 * one, the test starts again on another device.
 */
export function onDevice(body: (given: OnDevice) => Promise<void>) {
  return async ({ engine, engineName, stack }: WorkerFixtures, testInfo: TestInfo): Promise<void> => {
    testInfo.annotations.push({ type: 'version', description: engine.version })
    const play = async () => {
      const device = await engine.openDevice()
      try {
        await body({ device, tab: await device.openTab(), stack, engineName })
      } finally {
        await device.close()
      }
    }
    await play().catch((error: unknown) => {
      if (!(error instanceof BrowserCrash)) throw error
      testInfo.annotations.push({ type: 'crash', description: error.message })
      return play()
    })
  }
}

export { expect } from '@playwright/test'
