import { useLingui } from '@lingui/react/macro'
import { type FunctionComponent, useState } from 'react'
import { emptyDraft, type FlowDraft } from '../drafts/flow-draft.ts'
import type { PageDraft } from '../drafts/page-draft.ts'
import { useFormFlow } from '../machine/use-form-flow.ts'
import { useHeldTime } from '../machine/use-held-time.ts'
import { useHistoryPosition } from '../navigation/use-step-history.ts'
import type { StageProps } from '../stages/stages.ts'
import type { Flow } from './flow.ts'
import { FormFlow } from './form-flow.tsx'
import { Loaded } from './loaded.tsx'

/** The stage in which a visitor fills in this flow. */
export function flowStage<Draft extends PageDraft, Data, Receipt>(
  flow: Flow<Draft, Data, Receipt>,
): FunctionComponent<StageProps<Draft>> {
  return function FlowStage({ visit }) {
    const [round, setRound] = useState(0)
    const query = flow.query?.(visit)
    // What was answered and no longer stands is said when the form begins anew.
    const begin = async () => {
      if (!query) return
      const client = await visit.site.queryClient()
      client.setQueryData(query.queryKey, await query.queryFn())
      setRound((before) => before + 1)
    }
    const form = (data: Data) => (
      <FlowForm
        key={`${flow.versionOf?.(data)} ${query?.queryKey.join(' ')} ${round}`}
        flow={flow}
        visit={visit}
        data={data}
        onTaken={() => void begin().catch(() => undefined)}
      />
    )
    if (!query) return form(undefined as Data)
    return (
      <Loaded query={query} phone={visit.phone}>
        {form}
      </Loaded>
    )
  }
}

interface FlowFormProps<Draft extends PageDraft, Data, Receipt> extends StageProps<Draft> {
  flow: Flow<Draft, Data, Receipt>
  data: Data
  /** The time that was chosen for a call is somebody else's by now. */
  onTaken: () => void
}

function FlowForm<Draft extends PageDraft, Data, Receipt>(props: FlowFormProps<Draft, Data, Receipt>) {
  const { flow, visit, data, onTaken } = props
  const { i18n } = useLingui()
  const { site, kept, goTo } = visit
  const work = { visit, data, i18n }
  const draft = useDraftAtPosition(flow.name, kept.draft.flows[flow.name] ?? emptyDraft)
  const actor = useFormFlow<Receipt>({
    stepsOf: (values) => flow.stepsOf(work, values),
    draft,
    locale: site.locale,
    submit: async (submission) => {
      const sent = await flow.submit(work, submission)
      if (sent.kind === 'refused' && 'callback' in sent.fields) onTaken()
      return sent
    },
    onDraft: (next) => kept.updateFlow(flow.name, next, flow.changeWith?.(work, next)),
    onConfirmed: (receipt) => flow.onConfirmed(work, receipt),
    onFailed: (failure) => flow.onFailed?.(work, failure),
  })
  const { hold } = flow
  useHeldTime({ actor, hold: hold && ((value) => hold(visit, value)), onTaken })
  return (
    <FormFlow
      actor={actor}
      stage={flow.name}
      pageTitle={visit.title}
      about={flow.about?.(visit)}
      notice={flow.notice?.(work)}
      keeping={kept.keeping}
      isSaving={kept.isSaving}
      isSent={flow.isSent?.(visit) ?? false}
      phone={visit.phone}
      onLeave={() => goTo(flow.stageBefore(visit))}
      onErase={kept.erase}
      below={flow.below?.(visit)}
    />
  )
}

/** The draft with which a flow opens: at the step of the history entry when there is one, else at the step it was left. */
function useDraftAtPosition(flow: string, draft: FlowDraft): FlowDraft {
  const position = useHistoryPosition()
  const [opened] = useState(() => {
    const step = position?.stage === flow ? position.step : undefined
    return step === undefined ? draft : { ...draft, step }
  })
  return opened
}
