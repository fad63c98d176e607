import { load } from '@clairmemoire/api-client/calls'
import type { Recommendation } from '@clairmemoire/api-client/schema'
import { useEffect, useEffectEvent } from 'react'
import { emptyDraft, type FlowSite, Loaded, Opening, type Query, type StageProps } from '../../form-flow/index.ts'
import { openOwnResultId } from '../../own-results/index.ts'
import type { SelfTestContext, SelfTestDraft } from './self-test-draft.ts'

/** Continues the test with the remaining questions, after the result of the short form. */
export function RestStage({ context }: StageProps<SelfTestDraft>) {
  return (
    <Loaded query={ownResultQuery(context.site)} context={context}>
      {(result) => <ContinueTest context={context} result={result} />}
    </Loaded>
  )
}

/** Copies the answers of the result into the draft and replaces this stage with the test, so that Back leads to the result. */
function ContinueTest({ context, result }: StageProps<SelfTestDraft> & { result: Recommendation | null }) {
  const { saved, goTo } = context
  const continueTest = useEffectEvent(() => {
    if (result?.rest) saved.update(continued(saved.draft, result))
    else goTo('introduction')
  })
  useEffect(() => continueTest(), [])
  return <Opening />
}

/** The changes of the draft that continue the test; visitors who have already continued keep their answers. */
function continued(draft: SelfTestContext['saved']['draft'], result: Recommendation): Partial<SelfTestDraft> {
  if (draft.continued?.result === result.id) return { stage: 'test' }
  const values = Object.fromEntries(result.answers.map(({ id, value = null }) => [id, value]))
  return {
    stage: 'test',
    userType: result.user_type,
    flows: { ...draft.flows, test: { ...emptyDraft, values } },
    continued: { result: result.id, answered: Object.keys(values) },
    isSent: false,
  }
}

/** Loads the result whose key this device stores; null if it stores no key. */
function ownResultQuery({ api, locale, applicationState }: FlowSite): Query<Recommendation | null> {
  return {
    queryKey: ['own-result', locale],
    queryFn: async () => {
      const id = await openOwnResultId(applicationState)
      if (id === undefined) return null
      const params = { path: { id }, query: { locale } }
      return load<Recommendation>(async (signal) =>
        (await api()).GET('/api/forms/orientation/recommendation/{id}', { params, signal }),
      )
    },
    staleTime: 0,
  }
}
