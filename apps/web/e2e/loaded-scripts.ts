import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface Chunk {
  file: string
}

const build = new URL('../dist/client/.vite/manifest.json', import.meta.url)
const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(build, 'utf8'))
/** What reports errors and what counts visits come when nobody waits for anything, and have budgets of their own in `tooling/bundle-size`. */
const idleServices = [
  'src/platform/error-reports/sentry.ts',
  'src/platform/measurement/browser-measurement.ts',
  'src/platform/measurement/audience.ts',
]
const whenIdle = new Set(idleServices.map((service) => chunks[service]?.file))

/** A page to read loads no more, whatever stands on it (R0-21), as the guard of sizes has it. */
const maxBytesUntilIdle = 97_000

export interface LoadedScript {
  url: string
  /** Bytes of the body as transferred, compressed. */
  size: number
  /** Milliseconds after navigation at which it was asked for. */
  askedAt: number
}

/** The scripts that the page on screen has loaded. */
export async function loadedScripts(page: Page): Promise<readonly LoadedScript[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, startTime }) => ({ url: name, size: encodedBodySize, askedAt: startTime })),
  )
  return entries.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
}

/** The page on screen, which the network has been idle on, has loaded at most 97 kB of scripts, besides what comes when the browser is idle. */
export async function expectFewScripts(page: Page): Promise<void> {
  const scripts = (await loadedScripts(page)).filter(({ url }) => !whenIdle.has(new URL(url).pathname.slice(1)))
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(maxBytesUntilIdle)
}
