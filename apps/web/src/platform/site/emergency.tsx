import {
  emergencyCalls,
  emergencyElsewhere,
  emergencyIn,
  emergencyMessage,
  type Words,
} from '@clairmemoire/i18n/emergency'
import { useSite, useVisitorCountry } from './site-hooks.ts'

/** "15 or 112" in the country of the visitor, each number a link; in French it follows an article. */
export function EmergencyCalls() {
  const { locale } = useSite()
  return linked(emergencyCalls(locale, useVisitorCountry()))
}

/** The number of the country of the visitor that takes text messages, as a link. */
export function EmergencyMessage() {
  return linked([emergencyMessage(useVisitorCountry())])
}

/** "In France: 15 or 112.", for every country except the visitor’s. */
export function EmergencyElsewhere() {
  const { locale } = useSite()
  return linked(emergencyElsewhere(locale, useVisitorCountry()))
}

/** `EmergencyElsewhere` preceded by the sentence of the visitor’s own country. */
export function EmergencyEverywhere() {
  const { locale } = useSite()
  const country = useVisitorCountry()
  return linked([...emergencyIn(locale, country), { text: ' ' }, ...emergencyElsewhere(locale, country)])
}

function linked(words: readonly Words[]) {
  return words.map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={href} href={href}>
        {text}
      </a>
    ),
  )
}
