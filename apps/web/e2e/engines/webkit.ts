import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@clairmemoire/vitest/free-port'
import { Builder, By, Capabilities, error, Key, type WebDriver } from 'selenium-webdriver'
import { BrowserCrash, type Device, type Engine, type Tab } from './tab.ts'

/** A busy machine needs up to this many milliseconds to open a browser. */
const openingTimeout = 60_000
/** A busy machine needs up to this many milliseconds to answer a command. */
const answerTimeout = 120_000
/** After this many milliseconds a browser that does not close is killed. */
const closingTimeout = 10_000
/** A busy machine needs up to this many milliseconds to load a page. */
const pageLoad = 60_000

/** Starts a port of WebKit through WebDriver. Its automated windows are private, so each device is a separate browser. */
export async function startWebKit(
  driver: string,
  browserName: string,
  options: Readonly<Record<string, unknown>>,
  screen?: NodeJS.ProcessEnv,
): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  makeToolbarNarrow(home)
  const own = screen ? undefined : await startScreen()
  // Without a session bus, no desktop service can mount its files in the home folder, which is deleted at the end.
  const alone = own && { NO_AT_BRIDGE: '1', DISPLAY: own.display, DBUS_SESSION_BUS_ADDRESS: 'disabled:' }
  const env = { ...process.env, ...surroundings(home), ...(alone ?? screen) }
  const capabilities = new Capabilities({ browserName, acceptInsecureCerts: true, timeouts: { pageLoad }, ...options })

  /** Starts a driver and opens a browser with it. Some drivers never report that the browser is open, so two more drivers are tried. */
  async function openBrowser() {
    for (let tries = 1; tries <= 3; tries++) {
      const port = await freePort()
      const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', detached: true, env })
      await untilOpen(port)
      const opening = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
      const opened = opening.then((browser) => browser).catch(() => undefined)
      const browser = await Promise.race([opened, pause(openingTimeout, undefined, { ref: false })])
      const close = async () => {
        await Promise.race([browser?.quit().catch(() => undefined), pause(closingTimeout, undefined, { ref: false })])
        await ended(server)
      }
      if (browser) return { browser: withTimeLimit(browser), close }
      await close()
    }
    throw new Error(`${driver} opens no browser`)
  }

  const first = await openBrowser()
  const version = `${(await first.browser.getCapabilities()).get('browserVersion')}`
  await first.close()
  return {
    version,
    async openDevice(): Promise<Device> {
      const { browser, close } = await openBrowser()
      let isNew = true
      return {
        async openTab() {
          const [window = ''] = await browser.getAllWindowHandles()
          await browser.switchTo().window(window)
          if (!isNew) await browser.switchTo().newWindow('tab')
          isNew = false
          return tabIn(browser)
        },
        close,
      }
    },
    async close() {
      if (own) await ended(own.child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** After a crash of its page, WPE's driver never answers the current command, and it ends the session at the next one. */
function withTimeLimit(browser: WebDriver): WebDriver {
  const execute = browser.execute.bind(browser)
  browser.execute = async (command) => {
    const late = pause(answerTimeout, undefined, { ref: false }).then(() => {
      throw new BrowserCrash(`no answer to ${command.getName()}`)
    })
    return Promise.race([execute(command), late]).catch((failure: unknown) => {
      throw failure instanceof error.NoSuchSessionError ? new BrowserCrash(failure.message) : failure
    })
  }
  return browser
}

/** The driver controls one window at a time, so each command first switches to the window of its tab. */
async function tabIn(driver: WebDriver): Promise<Tab> {
  const window = await driver.getWindowHandle()
  const here = async () => {
    await driver.switchTo().window(window)
    return driver
  }
  const find = async (selector: string) => (await here()).findElement(By.css(selector))
  const tab: Tab = {
    errors: [],
    async open(address) {
      const browser = await here()
      // Some drivers never report that a page has loaded; the second attempt works.
      await browser.get(address).catch(() => browser.get(address))
    },
    reload: async () => (await here()).navigate().refresh(),
    back: async () => (await here()).navigate().back(),
    run: async (read, argument) => (await here()).executeScript(read, argument),
    async click(selector) {
      const element = await find(selector)
      await driver.executeScript(scrollIntoView, element)
      await element.click()
    },
    async type(selector, text) {
      const element = await find(selector)
      await driver.executeScript(scrollIntoView, element)
      await element.clear()
      await element.sendKeys(text)
      // Clearing a field does not always fire an event. In that case the old text remains in front of the new text.
      const typed = await element.getProperty('value')
      if (!typed.endsWith(text) || typed.length === text.length) return
      await element.sendKeys(Key.BACK_SPACE.repeat(typed.length) + text)
    },
    press: async (key) => {
      await (await here()).actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]).perform()
    },
    async resize(width, height) {
      await here()
      const frame = await tab.run(() => outerWidth - innerWidth, undefined)
      await driver
        .manage()
        .window()
        .setRect({ width: width + frame, height })
      return tab.run(() => innerWidth, undefined)
    },
    close: async () => (await here()).close(),
  }
  return tab
}

function scrollIntoView(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Turns off the GPU and the sandbox, which does not work for root, and sets a separate home folder. */
function surroundings(home: string): NodeJS.ProcessEnv {
  return {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    COG_PLATFORM_NAME: 'headless',
  }
}

/** Starts a virtual display on a free display number. */
async function startScreen() {
  const size = ['-screen', '0', '1600x1200x24']
  const child = spawn('Xvfb', ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [number] = await once(child.stdio[3] as Readable, 'data')
  return { child, display: `:${String(number).trim()}` }
}

/** Shrinks the toolbar, because a window cannot be narrower than its toolbar, which is wider than a phone. */
function makeToolbarNarrow(home: string) {
  mkdirSync(path.join(home, 'gtk-3.0'))
  const narrow =
    '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; -gtk-icon-transform: scale(0.1) }'
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrow)
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOpen) return
    await pause(100)
  }
  throw new Error('The driver of WebKit does not answer')
}

/** Kills the driver and every process that it started, including a browser that it never reported. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await end
}
