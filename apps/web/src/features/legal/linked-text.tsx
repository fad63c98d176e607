import { formatPhone } from '@clairmemoire/i18n/phone'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'
import { linkParts } from './link-parts.ts'

/** A line of a legal text; its addresses and numbers can be pressed. */
export function LinkedText({ children }: { children: string }) {
  const { t } = useLingui()
  const number = useSite().settings.contactPhone
  const note = t({ id: 'legal.other-site', message: 'autre site' })
  return linkParts(children, { written: formatPhone(number), number }).map(({ text, href }, index) => {
    if (href === undefined) return text
    return href.startsWith('https:') ? (
      <OutwardLink key={index} href={href} note={note}>
        {text}
      </OutwardLink>
    ) : (
      <a key={index} href={href}>
        {text}
      </a>
    )
  })
}
