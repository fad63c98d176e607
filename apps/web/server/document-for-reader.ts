import { formatReadingSettings, type ReadingSettings, defaultReading } from '@clairmemoire/domain/reading-settings'
import { readingSettingsForm } from '../src/platform/reading/reading-settings-form.ts'
import { readingAttributesText } from './document.ts'

const option = new RegExp(
  `(<input[^>]*\\sname="${readingSettingsForm.field}")(?: checked="")?( value="([\\w-]+)"/>)`,
  'g',
)
const settingOfDefault = settingOf(defaultReading)

/**
 * The document that was made for a reader who chose nothing, as another reader wants it: on its root element, in the form of the
 * reading settings and in the settings that scripts read. The same as if it had been rendered for them.
 */
export function documentFor(html: string, reading: ReadingSettings): string {
  const chosen = new Set(formatReadingSettings(reading).split('.'))
  return html
    .replace(/<html lang="\w+"/, (root) => root + readingAttributesText(reading))
    .replace(
      option,
      (_, start: string, end: string, word: string) => start + (chosen.has(word) ? ' checked=""' : '') + end,
    )
    .replace(settingOfDefault, () => settingOf(reading))
}

/** As it stands among the settings of the page. */
function settingOf(reading: ReadingSettings): string {
  return `"reading":${JSON.stringify(reading)}`
}
