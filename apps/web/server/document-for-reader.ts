import { formatReadingSettings } from '@clairmemoire/domain/reading-settings'
import { readingSettingsForm } from '../src/platform/reading/reading-settings-form.ts'
import { readingAttributesText } from './document.ts'
import { type Reader, newReader } from './reader.ts'

const option = new RegExp(
  `(<input[^>]*\\sname="${readingSettingsForm.field}")(?: checked="")?( value="([\\w-]+)"/>)`,
  'g',
)
const settingOfNewReader = settingOf(newReader)
const consentBanner = /<section class="consent-banner".*?<\/section>/s

/**
 * The document that was made for a reader who chose nothing, as another reader wants it: on its root element, in the form of the
 * reading settings, without the question about cookies and in the settings that scripts read. The same as if it had been rendered
 * for them.
 */
export function documentFor(html: string, reader: Reader): string {
  const { reading, asksConsent } = reader
  const chosen = new Set(formatReadingSettings(reading).split('.'))
  return html
    .replace(/<html lang="\w+"/, (root) => root + readingAttributesText(reading))
    .replace(
      option,
      (_, start: string, end: string, word: string) => start + (chosen.has(word) ? ' checked=""' : '') + end,
    )
    .replace(consentBanner, (banner) => (asksConsent ? banner : ''))
    .replace(settingOfNewReader, () => settingOf(reader))
}

/** As it stands among the settings of the page. */
function settingOf({ reading, asksConsent }: Reader): string {
  return `"reading":${JSON.stringify(reading)},"asksConsent":${asksConsent}`
}
