import type { Failure } from '@clairmemoire/api-client/errors'
import { Notice } from '@clairmemoire/ui/notice'
import { useLingui } from '@lingui/react/macro'
import { FailureReason } from '../failures/failure-reason.tsx'

/** What was asked for is not done, and why; nothing is lost by trying again (R0-17). */
export function NotDoneNotice({ failure }: { failure: Failure | undefined }) {
  const { t } = useLingui()
  if (!failure) return null
  return (
    <Notice tone="error" announce title={t({ id: 'form-flow.inline.not-done', message: 'Ce n’est pas encore fait' })}>
      <p>
        <FailureReason failure={failure} />
      </p>
    </Notice>
  )
}
