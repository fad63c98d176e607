import type { DeskRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { CallRow } from '@clairmemoire/ui/desk-lists'
import { useLingui } from '@lingui/react/macro'
import { RequestLink } from './call-rows.tsx'
import { outcomeLabels, whenToCall } from './desk-labels.copy.ts'

/** A request in a short list: the person, the subject, and the time to call or the outcome. */
export function DeskRow({ locale, request }: { locale: Locale; request: DeskRequest }) {
  const { i18n } = useLingui()
  const { reference, name, phone, title, trial_name: study, outcome } = request
  const when = whenToCall(i18n, locale, request) ?? (outcome && i18n._(outcomeLabels[outcome]))
  return (
    <CallRow
      whom={<RequestLink reference={reference} name={name} phone={phone} />}
      why={<p>{[title, study, when].filter(Boolean).join(', ')}</p>}
    />
  )
}
