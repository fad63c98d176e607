import { formatPhone } from '@clairmemoire/i18n/phone'
import { Fragment } from 'react'
import { useContactPhone } from '../platform/site/site-hooks.ts'

/** A plain text in which the telephone number of the clinic is a link, so that readers can press it. */
export function TextWithPhone({ text }: { text: string }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return text.split(number).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`tel:${phone}`}>{number}</a>}
      {part}
    </Fragment>
  ))
}
