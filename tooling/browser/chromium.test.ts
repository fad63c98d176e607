import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { findChromium } from './chromium.mjs'

afterEach(() => vi.unstubAllEnvs())

function folderWith(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return { folder, file }
}

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  vi.stubEnv('PATH', folderWith('chromium').folder)
  vi.stubEnv('CHROMIUM_PATH', '/opt/browser')
  expect(findChromium()).toBe('/opt/browser')
})

it.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  'finds an installed %s',
  (name) => {
    const { folder, file } = folderWith(name)
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PATH', `/no/such/folder${path.delimiter}${folder}`)
    expect(findChromium()).toBe(file)
  },
)

it('prefers Headless Shell when both are installed', () => {
  const { folder, file } = folderWith('chromium-headless-shell')
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', [folderWith('chromium').folder, folder].join(path.delimiter))
  expect(findChromium()).toBe(file)
})
