import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import type { FlowValues } from '../../../form-flow/index.ts'
import { wordingOf } from '../sections/section-steps.ts'

interface TakenNoticeProps {
  taken: FlowValues
  form: PreconsultationForm
  /** They are asked again. */
  onLeave: () => void
}

/** How many answers were taken, and in which part they wait. */
export function TakenNotice({ taken, form, onLeave }: TakenNoticeProps) {
  const count = Object.keys(taken).length
  if (count === 0) return null
  const parts = form.sections
    .filter(({ questions }) => questions.some((id) => Object.hasOwn(taken, id)))
    .map(({ title }) => title[wordingOf(form)])
    .join(', ')
  return (
    <Notice tone="success" announce>
      <p>
        <Trans id="preconsultation.taken">
          Réponses reprises du test de mémoire : {count}. Elles sont marquées dans la partie « {parts} ».
        </Trans>
      </p>
      <p>
        <Button kind="link" onClick={onLeave}>
          <Trans id="preconsultation.taken.leave">Ne pas les reprendre</Trans>
        </Button>
      </p>
    </Notice>
  )
}
