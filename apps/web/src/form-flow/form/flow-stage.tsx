import type { FunctionComponent } from 'react'
import type { PageDraft } from '../page/draft.ts'
import type { StageProps } from '../page/flow-page.ts'
import type { Flow } from './flow.ts'
import { FormPage } from './form-page.tsx'
import { Loaded } from './loaded.tsx'

/** The stage in which a visitor fills in this flow. */
export function flowStage<Draft extends PageDraft, Data, Receipt>(
  flow: Flow<Draft, Data, Receipt>,
): FunctionComponent<StageProps<Draft>> {
  return function FlowStage({ context }) {
    const query = flow.query?.(context)
    if (!query) return <FormPage flow={flow} context={context} data={undefined as Data} load={nothingToLoad} />
    const load = async () => (await context.site.queryClient()).fetchQuery({ ...query, staleTime: 0 })
    return (
      <Loaded query={query} context={context}>
        {(data) => <FormPage flow={flow} context={context} data={data} load={load} />}
      </Loaded>
    )
  }
}

function nothingToLoad(): Promise<never> {
  return Promise.reject(new Error('a form without data'))
}
