import '@clairmemoire/ui/styles.css'

// Every navigation starts at the top of the page, Back and Forward included (R2-01).
history.scrollRestoration = 'manual'

const firstSigns = ['pointerdown', 'keydown', 'focusin'] as const
let started = false

function start(): void {
  if (started) return
  started = true
  void import('./main.tsx')
}

// A form is usable as soon as it can be; a page to read is painted first and becomes interactive when the browser is idle.
if (document.getElementById('app')?.dataset['start'] === 'now') start()
else {
  for (const sign of firstSigns) addEventListener(sign, start, { once: true, capture: true, passive: true })
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : start()
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}
