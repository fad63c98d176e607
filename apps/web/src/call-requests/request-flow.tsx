import { type Flow, flowStage, type StageProps, WelcomeBack } from '../form-flow/index.ts'
import type { RequestDraft } from './request-draft.ts'

/** A feature's definition of one request. */
type RequestForm<Data, Answer> = Pick<
  Flow<RequestDraft<Answer>, Data, Answer>,
  'query' | 'hold' | 'stepsOf' | 'submit' | 'about' | 'notice'
>

/** The stages before the confirmation: the form, and the welcome of a returning visitor. */
export function requestForm<Data, Answer>(form: RequestForm<Data, Answer>) {
  const flow: Flow<RequestDraft<Answer>, Data, Answer> = {
    ...form,
    name: 'request',
    onConfirmed: ({ context: { saved, goTo } }, receipt) => {
      saved.end({ receipt })
      goTo('received')
    },
    stageBefore: () => 'introduction',
  }

  const WelcomeBackStage = ({ context }: StageProps<RequestDraft<Answer>>) => (
    <WelcomeBack context={context} flow={flow} />
  )
  return { RequestStage: flowStage(flow), WelcomeBackStage }
}
