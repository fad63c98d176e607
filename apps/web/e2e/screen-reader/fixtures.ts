import type { Locale } from '@clairmemoire/domain/locale'
import { test as base } from '../engines/fixtures.ts'
import { type Desktop, startDesktop } from './desktop.ts'
import { listener } from './listener.ts'

/** Provides a browser with Orca, on a desktop in the language of the site. */
export const test = base.extend<{ reader: ReturnType<typeof listener> }, { site: Locale; desktop: Desktop }>({
  site: ['fr', { option: true, scope: 'worker' }],

  desktop: [
    async ({ site }, use) => {
      const desktop = await startDesktop(site)
      await use(desktop)
      await desktop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  surroundings: [async ({ desktop }, use) => use(desktop.env), { scope: 'worker' }],

  reader: async ({ engine, desktop, engineName }, use) => {
    const device = await engine.openDevice()
    const tab = await device.openTab()
    await desktop.heard()
    const reader = listener(tab, desktop, engineName === 'Firefox')
    await reader.enterPage()
    await use(reader)
    await device.close()
  },
})
