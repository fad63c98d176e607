import { type Flow, flowStage, type StageProps, WelcomeBack } from '../form-flow/index.ts'
import type { RequestDraft } from './request-draft.ts'

/** A feature's definition of one request. */
type RequestForm<Data, FormReceipt> = Pick<
  Flow<RequestDraft<FormReceipt>, Data, FormReceipt>,
  'query' | 'hold' | 'stepsOf' | 'submit' | 'about' | 'notice'
>

/** The stages before the confirmation: the form, and the welcome of a returning visitor. */
export function requestStages<Data, FormReceipt>(form: RequestForm<Data, FormReceipt>) {
  const flow: Flow<RequestDraft<FormReceipt>, Data, FormReceipt> = {
    ...form,
    name: 'request',
    onConfirmed: ({ context: { saved, goTo } }, receipt) => {
      saved.end({ receipt })
      goTo('received')
    },
    stageBefore: () => 'introduction',
  }

  const WelcomeBackStage = ({ context }: StageProps<RequestDraft<FormReceipt>>) => (
    <WelcomeBack context={context} flow={flow} />
  )
  return { RequestStage: flowStage(flow), WelcomeBackStage }
}
