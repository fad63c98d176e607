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
import type { RequestDraft, RequestVisit } from './request-draft.ts'

/** One request: what a feature brings of it. */
export interface RequestForm<Data, Body, Answer> {
  /** What its steps stand on; without it there is no data. */
  query?: (visit: RequestVisit<Answer>) => Query<Data>
  hold?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['hold']>
  stepsOf: (work: FlowWork<RequestDraft<Answer>, Data>, values: FlowValues) => readonly Step[]
  /** What the device keeps elsewhere is asked for again here: it may have been erased meanwhile. */
  bodyOf: (work: FlowWork<RequestDraft<Answer>, Data>, submission: Submission) => Body | Promise<Body>
  send: (visit: RequestVisit<Answer>, body: Body, key: string) => Promise<Sent<Answer>>
  about?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['about']>
  notice?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['notice']>
}

/** The form, and the welcome of who comes back to it. */
export function requestForm<Data, Body, Answer>(request: RequestForm<Data, Body, Answer>) {
  const { bodyOf, send, ...form } = request
  const { query, stepsOf } = form
  const flow: Flow<RequestDraft<Answer>, Data, Answer> = {
    ...form,
    name: 'request',
    submit: async (work, submission) => {
      const body = await bodyOf(work, submission)
      return send(work.visit, body, await work.visit.kept.submissionKey(withoutHold(body)))
    },
    onConfirmed: ({ visit: { kept, goTo } }, receipt) => {
      kept.end({ receipt })
      goTo('received')
    },
    stageBefore: () => 'introduction',
  }

  function WhereTheyStood({ visit, data }: StageProps<RequestDraft<Answer>> & { data: Data }) {
    const { i18n } = useLingui()
    const flow = visit.kept.draft.flows.request
    const steps = stepsOf({ visit, data, i18n }, flow.values)
    return <WelcomeBack visit={visit} steps={steps} flow={flow} onContinue={() => visit.goTo('request')} />
  }

  function WelcomeBackStage({ visit }: StageProps<RequestDraft<Answer>>) {
    if (!query) return <WhereTheyStood visit={visit} data={undefined as Data} />
    return (
      <Loaded query={query(visit)} phone={visit.phone}>
        {(data) => <WhereTheyStood visit={visit} data={data} />}
      </Loaded>
    )
  }

  return { RequestStage: flowStage(flow), WelcomeBackStage }
}
