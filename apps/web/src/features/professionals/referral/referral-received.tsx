import { ReceivedStage as RequestReceived, type RequestDraft } from '../../../call-requests/index.ts'
import type { StageProps } from '../../../form-flow/index.ts'
import { SlipAfterThanks } from './consent-slip.tsx'

export function ReceivedStage({ context }: StageProps<RequestDraft>) {
  return (
    <RequestReceived context={context}>
      <SlipAfterThanks />
    </RequestReceived>
  )
}
