import type { Sent } from '@clairmemoire/api-client/calls'
import type { Receipt } from '@clairmemoire/api-client/schema'
import { withoutHold } from '@clairmemoire/domain/held-time'
import { useLingui } from '@lingui/react/macro'
import type { FunctionComponent } from 'react'
import {
  type Flow,
  type FlowSite,
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
import { holdSlot } from './call-slots.queries.ts'
import { Received } from './received.tsx'
import type { RequestContext, RequestDraft } from './request-draft.ts'

/** One request: what a feature brings of it. */
export interface RequestForm<Data, Body, Answer> {
  /** What its steps stand on; without it there is no data. */
  query?: (context: RequestContext<Answer>) => Query<Data>
  hold?: NonNullable<Flow<RequestDraft<Answer>, Data, Answer>['hold']>
  stepsOf: (work: FlowWork<RequestDraft<Answer>, Data>, values: FlowValues) => readonly Step[]
  /** What the device keeps elsewhere is asked for again here: it may have been erased meanwhile. */
  bodyOf: (work: FlowWork<RequestDraft<Answer>, Data>, submission: Submission) => Body | Promise<Body>
  send: (context: RequestContext<Answer>, body: Body, key: string) => Promise<Sent<Answer>>
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

/** What to take along is given the clinic and its telephone (E.164). */
export interface KeepsakeProps {
  settings: FlowSite['settings']
  phone: string
}

/** One request for a call: what a feature brings of it. */
export interface CallRequest<Data, Body> extends Omit<RequestForm<Data, Body, Receipt>, 'hold'> {
  /** What to take along after the thanks. */
  Keepsake?: FunctionComponent<KeepsakeProps>
}

/** Its stages: the form, in which a time is held, the welcome of who comes back to it, and the thanks. */
export function requestStages<Data, Body>({ Keepsake, ...request }: CallRequest<Data, Body>) {
  const form = requestForm<Data, Body, Receipt>({
    ...request,
    hold: ({ site, country }, value) => holdSlot(site, country, value),
  })

  function ReceivedStage({ context: { kept, site, title, phone } }: StageProps<RequestDraft>) {
    const { receipt } = kept.draft
    if (!receipt) return null
    return (
      <Received receipt={receipt} site={site} title={title} phone={phone} onErase={kept.erase}>
        {Keepsake ? <Keepsake settings={site.settings} phone={phone} /> : null}
      </Received>
    )
  }

  return { ...form, ReceivedStage }
}
