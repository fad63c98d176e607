import { formatPhone } from '@clairmemoire/i18n/phone'
import { Trans } from '@lingui/react/macro'
import { useContactPhone } from '../platform/site/site-hooks.ts'

/** The link that calls the clinic, in the same place on every page (R0-10, WCAG 3.2.6). */
export function HelpLink({ isShort = false }: { isShort?: boolean }) {
  const contactPhone = useContactPhone()
  const phone = formatPhone(contactPhone)
  return (
    <a href={`tel:${contactPhone}`}>{isShort ? <Trans id="shell.help.short">Aide : {phone}</Trans> : <HelpWords />}</a>
  )
}

/** On a phone the header shows only the first word, in a wider window only the number. */
export function HelpWords() {
  const phone = formatPhone(useContactPhone())
  return (
    <Trans id="shell.help.phone">
      <span>Aide</span> <span>par téléphone :</span> <strong>{phone}</strong>
    </Trans>
  )
}
