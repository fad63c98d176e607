import { type FunctionComponent, useState } from 'react'
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
    const [round, setRound] = useState(0)
    const query = flow.query?.(context)
    // What was answered and no longer stands is said when the form begins anew.
    const begin = async () => {
      if (!query) return
      const client = await context.site.queryClient()
      client.setQueryData(query.queryKey, await query.queryFn())
      setRound((before) => before + 1)
    }
    const form = (data: Data) => (
      <FormPage
        key={`${flow.versionOf?.(data)} ${query?.queryKey.join(' ')} ${round}`}
        flow={flow}
        context={context}
        data={data}
        onTaken={() => void begin().catch(() => undefined)}
      />
    )
    if (!query) return form(undefined as Data)
    return (
      <Loaded query={query} context={context}>
        {form}
      </Loaded>
    )
  }
}
