import type { FunctionComponent } from 'react'
import type { PageDraft } from '../page/draft.ts'
import type { StageProps } from '../page/flow-page.ts'
import type { Flow } from './flow.ts'
import { FormPage } from './form-page.tsx'
import { LoadedFlow } from './loaded.tsx'

/** Returns the component of the stage in which a visitor fills in the form of this flow. */
export function flowStage<Draft extends PageDraft, Data, Receipt>(
  flow: Flow<Draft, Data, Receipt>,
): FunctionComponent<StageProps<Draft>> {
  return function FlowStage({ context }) {
    const query = flow.query?.(context)
    const reload = query && (async () => (await context.site.queryClient()).fetchQuery({ ...query, staleTime: 0 }))
    return (
      <LoadedFlow flow={flow} context={context}>
        {(data) => <FormPage flow={flow} context={context} data={data} reload={reload} />}
      </LoadedFlow>
    )
  }
}
