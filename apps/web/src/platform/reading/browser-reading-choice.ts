import {
  formatReadingSettings,
  parseReadingSettings,
  type ReadingSettings,
  readingAttributes,
  readingCookie,
} from '@clairmemoire/domain/reading-settings'
import { createMemoryReadingChoice, type ReadingChoice } from './reading-choice.ts'
import { readingSettingsForm } from './reading-settings-form.ts'

/** The choice of a real page: on its root element, and kept by the site server, whose cookies Safari does not cut to a week. */
export function createBrowserReadingChoice(page: Window, settings: ReadingSettings): ReadingChoice {
  const { store, choose } = createMemoryReadingChoice(settings)
  store.subscribe((chosen) => showReading(page.document.documentElement, chosen))
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) choose(rememberedReading(page.document.cookie))
  })
  return {
    store,
    choose: (chosen) => {
      choose(chosen)
      sendReading(page, chosen)
    },
  }
}

function showReading(root: HTMLElement, settings: ReadingSettings): void {
  for (const [name, value] of Object.entries(readingAttributes(settings))) {
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
}

function rememberedReading(cookies: string): ReadingSettings {
  return parseReadingSettings(new RegExp(`(?:^|; )${readingCookie.name}=([^;]*)`).exec(cookies)?.[1])
}

/** As the form sends it without JavaScript. Without a network the choice holds for this page. */
function sendReading(page: Window, settings: ReadingSettings): void {
  const body = new URLSearchParams(
    formatReadingSettings(settings)
      .split('.')
      .map((word) => [readingSettingsForm.field, word]),
  )
  page.fetch(readingSettingsForm.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {})
}
