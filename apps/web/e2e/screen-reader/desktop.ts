import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Locale } from '@clairmemoire/domain/locale'

/** A text that Orca speaks. `lang` is the language of the voice that Orca asked for, or empty for its default voice. */
export interface Utterance {
  text: string
  lang: string
  /** The properties of the focused element in AT-SPI. */
  exposed: string
}

/** A virtual desktop on which Orca reads the focused element. */
export interface Desktop {
  /** The environment of a browser on this desktop. */
  env: NodeJS.ProcessEnv
  /** Presses keys by their X11 names, and returns what Orca says until it falls silent. */
  press: (...keys: string[]) => Promise<Utterance[]>
  type: (text: string) => Promise<void>
  /** Waits until Orca is silent, and returns everything that it has said since the last call. */
  heard: () => Promise<Utterance[]>
  /** Does the same after a page opens. Orca starts to read a new page by itself. */
  listenToPage: () => Promise<Utterance[]>
  close: () => Promise<void>
}

/** Orca needs at most this many milliseconds to read the longest page. */
const longestReading = 60_000

export async function startDesktop(locale: Locale): Promise<Desktop> {
  const home = mkdtempSync(path.join(tmpdir(), 'desktop-'))
  const children: ChildProcess[] = []
  const file = path.join(home, 'heard')
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv, stdio: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(command, args, {
      env,
      detached: true,
      stdio: ['ignore', stdio, 'ignore', stdio],
    })
    children.push(child)
    return child
  }
  const base: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    LANG: locale === 'fr' ? 'fr_FR.UTF-8' : 'en_US.UTF-8',
    GDK_BACKEND: 'x11',
    MOZ_ENABLE_WAYLAND: '0',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    HEARD: file,
  }
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], base, 'pipe')
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const onScreen = { ...base, DISPLAY: `:${String(display).trim()}` }
  const bus = start(
    'dbus-daemon',
    ['--config-file', path.join(import.meta.dirname, 'bus.conf'), '--print-address', '--nofork'],
    onScreen,
    'pipe',
  )
  const [address] = await once(bus.stdout as Readable, 'data')
  const env = { ...onScreen, DBUS_SESSION_BUS_ADDRESS: String(address).trim() }
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1'], env)
  start('openbox', [], env)
  await pause(1000)
  const prefs = path.join(home, 'orca')
  mkdirSync(prefs)
  copyFileSync(path.join(import.meta.dirname, 'heard.py'), path.join(prefs, 'orca-customizations.py'))
  start('orca', ['-u', prefs, '--disable', 'braille'], env)

  let read = 0
  const lines = (): (Utterance | { reading: boolean })[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line))
      : []
  /** Waits until Orca is silent. It waits longer before the first words, and until Orca has finished reading a page. */
  async function heard() {
    let all = lines()
    const start = Date.now()
    for (let since = start; Date.now() - since < (all.length === read ? 1500 : 700); await pause(50)) {
      const now = lines()
      const isReading = now.findLast((line) => 'reading' in line)?.reading
      if ((isReading && Date.now() - start < longestReading) || now.length !== all.length) since = Date.now()
      all = now
    }
    const utterances = all.slice(read)
    read = all.length
    return utterances.filter((line) => 'text' in line)
  }
  async function close() {
    for (const { pid } of children.toReversed()) if (pid) process.kill(-pid, 'SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let tries = 0; lines().length === 0; tries++) {
    await pause(500)
    if (tries < 60) continue
    await close()
    throw new Error('Orca does not start: is another one running?')
  }
  await heard()
  return {
    env,
    heard,
    async listenToPage() {
      const start = Date.now()
      const isRead = () =>
        lines()
          .slice(read)
          .some((line) => 'reading' in line)
      while (!isRead() && Date.now() - start < 15_000) await pause(100)
      return heard()
    },
    async press(...keys) {
      await promisify(execFile)('xdotool', ['key', ...keys], { env })
      return heard()
    },
    async type(text) {
      await promisify(execFile)('xdotool', ['type', '--delay', '8', text], { env })
    },
    close,
  }
}
