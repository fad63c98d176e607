import { formatPhone } from '@clairmemoire/i18n/phone'
import { Trans } from '@lingui/react/macro'
import { useContactPhone, useSite } from '../platform/site/site-hooks.ts'

/** The telephone, in the same place on every page (R0-10, WCAG 3.2.6). */
export function HelpLink({ isShort = false }: { isShort?: boolean }) {
  const contactPhone = useContactPhone()
  const phone = formatPhone(contactPhone)
  return (
    <a href={`tel:${contactPhone}`}>
      {isShort ? (
        <Trans id="shell.help.short">Aide : {phone}</Trans>
      ) : (
        <Trans id="shell.help.phone">Aide par téléphone : {phone}</Trans>
      )}
    </a>
  )
}

/** The opening hours of the telephone. */
export function OpeningHours() {
  return useSite().settings.openingHours
}
