import { useLingui } from '@lingui/react/macro'
import { type FunctionComponent, useState } from 'react'
import type { PageDraft } from '../drafts/page-draft.ts'
import { emptyDraft } from '../drafts/flow-draft.ts'
import { useDraftAtPosition } from './use-draft-at-position.ts'
import { useFormFlow } from '../machine/use-form-flow.ts'
import { FormFlow } from './form-flow.tsx'
import type { Flow } from './flow.ts'
import { Loaded } from './loaded.tsx'
import type { StageProps } from '../stages/stages.ts'

/** The stage in which a visitor fills in this flow. */
export function flowStage<Draft extends PageDraft, Data, Receipt>(
  flow: Flow<Draft, Data, Receipt>,
): FunctionComponent<StageProps<Draft>> {
  return function FlowStage({ visit }) {
    const form = (data: Data) => <FlowForm key={flow.versionOf?.(data)} flow={flow} visit={visit} data={data} />
    if (!flow.query) return form(undefined as Data)
    return (
      <Loaded query={flow.query(visit)} phone={visit.phone}>
        {form}
      </Loaded>
    )
  }
}

interface FlowFormProps<Draft extends PageDraft, Data, Receipt> extends StageProps<Draft> {
  flow: Flow<Draft, Data, Receipt>
  data: Data
}

function FlowForm<Draft extends PageDraft, Data, Receipt>({ flow, visit, data }: FlowFormProps<Draft, Data, Receipt>) {
  const { i18n } = useLingui()
  const { site, kept, goTo } = visit
  const work = { visit, data, i18n }
  const draft = useDraftAtPosition(flow.name, kept.draft.flows[flow.name] ?? emptyDraft)
  const [notice] = useState(() => flow.notice?.(work))
  const actor = useFormFlow<Receipt>({
    stepsOf: (values) => flow.stepsOf(work, values),
    draft,
    locale: site.locale,
    submit: (submission) => flow.submit(work, submission),
    onDraft: (next) => kept.updateFlow(flow.name, next, flow.changeWith?.(work, next)),
    onConfirmed: (receipt) => flow.onConfirmed(work, receipt),
  })
  return (
    <FormFlow
      actor={actor}
      stage={flow.name}
      pageTitle={visit.title}
      about={flow.about?.(visit)}
      notice={notice}
      keeping={kept.keeping}
      isSent={flow.isSent?.(visit) ?? false}
      phone={visit.phone}
      onLeave={() => goTo(flow.stageBefore(visit))}
      onErase={kept.erase}
      below={flow.below?.(visit)}
    />
  )
}
