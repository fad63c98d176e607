// First: it notices errors from its first line.
import './platform/error-reports/errors-of-page.ts'
import '@clairmemoire/ui/styles.css'
import { keepEarlyClick } from './early-click.ts'
import { supportOlderBrowsers } from './older-browsers.ts'
import { watchStart } from './platform/failed-start/failed-start.ts'

supportOlderBrowsers()

// Every navigation starts at the top of the page, Back and Forward included (R2-01).
history.scrollRestoration = 'manual'

keepEarlyClick(document)
watchStart(document)

// On paper a page says on which day it was printed (print.css).
addEventListener('beforeprint', () => {
  const { lang } = document.documentElement
  document.body.dataset['printed'] = new Date().toLocaleDateString(lang, { dateStyle: 'long' })
})

const mountPoint = document.getElementById('app')
const firstSigns = ['pointerdown', 'keydown', 'focusin'] as const
let started = false

function start(): void {
  if (started) return
  started = true
  void import('./main.tsx')
  fetchAhead()
}

/** What the first press opens, behind what makes the page answer. */
function fetchAhead(): void {
  for (const href of mountPoint?.dataset['ahead']?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
  }
}

/** After the first paint, and once the browser has nothing better to do. */
function startWhenIdle(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
    else start()
  }).observe({ type: 'paint', buffered: true })
}

// A form is usable as soon as it can be; a page to read is painted first. Where that cannot be known, a first sign of use starts it.
if (mountPoint?.dataset['start'] === 'now') start()
else {
  for (const sign of firstSigns) addEventListener(sign, start, { once: true, capture: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}
