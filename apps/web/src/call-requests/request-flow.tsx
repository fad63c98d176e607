import type { Sent } from '@clairmemoire/api-client/calls'
import { withoutHold } from '@clairmemoire/domain/held-time'
import { useLingui } from '@lingui/react/macro'
import {
  type Flow,
  type FlowValues,
  type FlowWork,
  flowStage,
  Loaded,
  type Query,
  type StageProps,
  type Step,
  type Submission,
  WelcomeBack,
} from '../form-flow/index.ts'
import type { RequestContext, RequestDraft } from './request-draft.ts'

/** A feature's definition of one request. */
export interface RequestForm<Data, Body, Answer> {
  /** The data of its steps, if they need any. */
  query?: (context: RequestContext<Answer>) => Query<Data>
  hold?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['hold']>
  stepsOf: (work: FlowWork<RequestDraft<Answer>, Data>, values: FlowValues) => readonly Step[]
  /** Reads data stored elsewhere on the device at this moment, because it may have been erased meanwhile. */
  bodyOf: (work: FlowWork<RequestDraft<Answer>, Data>, submission: Submission) => Body | Promise<Body>
  send: (context: RequestContext<Answer>, body: Body, key: string) => Promise<Sent<Answer>>
  about?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['about']>
  notice?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['notice']>
}

/** The form, and the welcome of a returning visitor. */
export function requestForm<Data, Body, Answer>(request: RequestForm<Data, Body, Answer>) {
  const { bodyOf, send, ...form } = request
  const { query, stepsOf } = form
  const flow: Flow<RequestDraft<Answer>, Data, Answer> = {
    ...form,
    name: 'request',
    submit: async (work, submission) => {
      const body = await bodyOf(work, submission)
      return send(work.context, body, await work.context.kept.submissionKey(withoutHold(body)))
    },
    onConfirmed: ({ context: { kept, goTo } }, receipt) => {
      kept.end({ receipt })
      goTo('received')
    },
    stageBefore: () => 'introduction',
  }

  function WhereTheyStood({ context, data }: StageProps<RequestDraft<Answer>> & { data: Data }) {
    const { i18n } = useLingui()
    const flow = context.kept.draft.flows.request
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
