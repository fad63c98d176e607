import type { EngineName } from '@clairmemoire/browser/engines'
import { test as base } from '@playwright/test'
import { becomeOlder } from '../device/become-older.ts'
import { startHostProxy } from '../stack/host-proxy.ts'
import { hosts, type Stack, startStack } from '../stack/stack.ts'
import { startByPuppeteer } from './puppeteer.ts'
import type { Device, Engine, Tab } from './tab.ts'
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

/** Provides the whole product and a new device of this project's engine. Windows that a test leaves open are closed after it. */
export const test = base.extend<{ device: Device; tab: Tab }, WorkerFixtures>({
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

  device: async ({ engine }, use, testInfo) => {
    testInfo.annotations.push({ type: 'version', description: engine.version })
    const device = await engine.openDevice()
    await use(device)
    await device.close()
  },

  tab: async ({ device }, use) => use(await device.openTab()),
})

export { expect } from '@playwright/test'
