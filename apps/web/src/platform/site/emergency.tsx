import {
  emergencyCalls,
  emergencyElsewhere,
  emergencyIn,
  emergencyMessage,
  type Words,
} from '@clairmemoire/i18n/emergency'
import { useSite, useVisitorCountry } from './site-hooks.ts'

/** The emergency numbers of the visitor’s country, such as "15 or 112"; each number is a link. In French the words follow an article. */
export function EmergencyCalls() {
  const { locale } = useSite()
  return linked(emergencyCalls(locale, useVisitorCountry()))
}

/** The emergency number for text messages in the visitor’s country, as a link. */
export function EmergencyMessage() {
  return linked([emergencyMessage(useVisitorCountry())])
}

/** A sentence for every country except the visitor’s, such as "In France: 15 or 112." */
export function EmergencyElsewhere() {
  const { locale } = useSite()
  return linked(emergencyElsewhere(locale, useVisitorCountry()))
}

/** The sentence for the visitor’s own country, followed by `EmergencyElsewhere`. */
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
