import type { Sent } from '@clairmemoire/api-client/calls'
import type { Receipt } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import {
  AnswersAreKept,
  currentStep,
  type Flow,
  flowStage,
  type FlowValues,
  type FlowWork,
  Loaded,
  type Query,
  type StageProps,
  type Step,
  stepProgress,
  stepTitle,
  type Submission,
  WelcomeBack,
} from '../form-flow/index.ts'
import { holdSlot } from './call-slots.queries.ts'
import { Received } from './received.tsx'
import type { RequestDraft, RequestVisit } from './request-draft.ts'

/** One request for a call: what a feature brings of it. */
export interface CallRequest<Data, Body> {
  query: (visit: RequestVisit) => Query<Data>
  stepsOf: (work: FlowWork<RequestDraft, Data>, values: FlowValues) => readonly Step[]
  bodyOf: (work: FlowWork<RequestDraft, Data>, submission: Submission) => Body
  send: (visit: RequestVisit, body: Body, key: string) => Promise<Sent<Receipt>>
}

/** Its stages: the form, the welcome of who comes back to it, and the thanks. */
export function requestStages<Data, Body>({ query, stepsOf, bodyOf, send }: CallRequest<Data, Body>) {
  const flow: Flow<RequestDraft, Data, Receipt> = {
    name: 'request',
    query,
    hold: ({ site }, value) => holdSlot(site, site.settings.country, value),
    stepsOf,
    submit: async (work, submission) => {
      const body = bodyOf(work, submission)
      return send(work.visit, body, await work.visit.kept.submissionKey(body))
    },
    onConfirmed: ({ visit: { kept, goTo } }, receipt) => {
      kept.end({ receipt })
      goTo('received')
    },
    stageBefore: () => 'introduction',
  }

  function WhereTheyStood({ visit, data }: StageProps<RequestDraft> & { data: Data }) {
    const { i18n } = useLingui()
    const { values, step: stored } = visit.kept.draft.flows.request
    const steps = stepsOf({ visit, data, i18n }, values)
    const step = currentStep(steps, values, stored)
    return (
      <WelcomeBack
        visit={visit}
        progress={stepProgress(steps, step.id)}
        isOutdated={false}
        onContinue={() => visit.goTo('request')}
      >
        <AnswersAreKept question={stepTitle(step)} />
      </WelcomeBack>
    )
  }

  function WelcomeBackStage({ visit }: StageProps<RequestDraft>) {
    return (
      <Loaded query={query(visit)} phone={visit.phone}>
        {(data) => <WhereTheyStood visit={visit} data={data} />}
      </Loaded>
    )
  }

  return { RequestStage: flowStage(flow), WelcomeBackStage, ReceivedStage }
}

function ReceivedStage({ visit: { kept, site, title, phone } }: StageProps<RequestDraft>) {
  const { receipt } = kept.draft
  if (!receipt) return null
  return <Received receipt={receipt} site={site} title={title} phone={phone} onErase={kept.erase} />
}
