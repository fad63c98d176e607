import { useLingui } from '@lingui/react/macro'
import { type Flow, type FlowValues, flowStage, Loaded, type StageProps, WelcomeBack } from '../form-flow/index.ts'
import type { RequestDraft } from './request-draft.ts'

/** A feature's definition of one request. */
type RequestForm<Data, Answer> = Pick<
  Flow<RequestDraft<Answer>, Data, Answer>,
  'query' | 'hold' | 'stepsOf' | 'submit' | 'about' | 'notice'
>

/** The form, and the welcome of a returning visitor. */
export function requestForm<Data, Answer>(form: RequestForm<Data, Answer>) {
  const { query, stepsOf } = form
  const flow: Flow<RequestDraft<Answer>, Data, Answer> = {
    ...form,
    name: 'request',
    onConfirmed: ({ context: { saved, goTo } }, receipt) => {
      saved.end({ receipt })
      goTo('received')
    },
    stageBefore: () => 'introduction',
  }

  function WhereTheyStood({ context, data }: StageProps<RequestDraft<Answer>> & { data: Data }) {
    const { i18n } = useLingui()
    const flow = context.saved.draft.flows.request
    const stepsIn = (values: FlowValues) => stepsOf({ context, data, i18n }, values)
    return <WelcomeBack context={context} stepsOf={stepsIn} flow={flow} onContinue={() => context.goTo('request')} />
  }

  function WelcomeBackStage({ context }: StageProps<RequestDraft<Answer>>) {
    if (!query) return <WhereTheyStood context={context} data={undefined as Data} />
    return (
      <Loaded query={query(context)} context={context}>
        {(data) => <WhereTheyStood context={context} data={data} />}
      </Loaded>
    )
  }

  return { RequestStage: flowStage(flow), WelcomeBackStage }
}
