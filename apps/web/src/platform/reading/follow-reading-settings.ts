import {
  formatReadingSettings,
  parseReadingSettings,
  type ReadingSettings,
  readingAttributes,
  readingCookie,
} from '@clairmemoire/domain/reading-settings'
import { followReadingForm } from '@clairmemoire/ui/reading-form'
import { readingSettingsForm } from './reading-settings-form.ts'

/**
 * Applies a choice in the reading settings at once. The site server stores the choice, because Safari limits cookies to a week if a script
 * sets them. A page restored from the back/forward cache shows a choice made in the meantime.
 */
export function followReadingSettings(page: Window): void {
  const { document } = page
  followReadingForm(document, {
    ...readingSettingsForm,
    onChoose: (words) => {
      const settings = parseReadingSettings(words.join('.'))
      show(document.documentElement, settings)
      send(page, settings)
    },
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const settings = storedReading(document.cookie)
    show(document.documentElement, settings)
    check(document, settings)
  })
}

/** The reading settings chosen on this page; undefined if they are still those that the server sent. */
export function readingOf({ dataset }: HTMLElement): ReadingSettings | undefined {
  return dataset['reading'] === undefined ? undefined : parseReadingSettings(dataset['reading'])
}

function show(root: HTMLElement, settings: ReadingSettings): void {
  root.dataset['reading'] = formatReadingSettings(settings)
  for (const [name, value] of Object.entries(readingAttributes(settings))) {
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
}

function check(page: Document, settings: ReadingSettings): void {
  const chosen = formatReadingSettings(settings).split('.')
  for (const input of page.querySelectorAll<HTMLInputElement>(`#${readingSettingsForm.id} input`)) {
    input.checked = chosen.includes(input.value)
  }
}

function storedReading(cookies: string): ReadingSettings {
  return parseReadingSettings(new RegExp(`(?:^|; )${readingCookie.name}=([^;]*)`).exec(cookies)?.[1])
}

/** Sends the choice as the form does without JavaScript. If the network fails, the choice is valid on this page only. */
function send(page: Window, settings: ReadingSettings): void {
  const words = formatReadingSettings(settings).split('.')
  const body = new URLSearchParams(words.map((word) => [readingSettingsForm.field, word]))
  page.fetch(readingSettingsForm.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {})
}
