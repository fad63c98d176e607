import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FunctionComponent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useVisitorCountry } from '../../platform/site/site-hooks.ts'
import { loadingTimeout, within } from '../../platform/timeout/within.ts'
import { holdsAnything, type PageDraft } from './draft.ts'
import { type FlowPage, type FlowSite, isStageName, type StageName, type StageProps, type Stages } from './flow-page.ts'
import type { FlowPageState } from './use-flow-page.ts'

// Moving, scrolling and typing come before a press, so that what Start needs is there when it is pressed.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

interface StagesToLoad<Draft extends PageDraft> {
  stages: Stages<Draft>
  words: () => Promise<Catalog>
  /** Loaded as soon as somebody is seen to read the introduction. */
  first: StageName<Draft>
  /** Undefined at the introduction. */
  wanted: StageName<Draft> | undefined
  site: Pick<FlowSite, 'i18n' | 'queryClient' | 'api' | 'applicationState'>
}

/** A stage that can be shown, and the client that it asks with. */
interface LoadedStage<Draft extends PageDraft> {
  Stage: FunctionComponent<StageProps<Draft>>
  client: QueryClient
}

/**
 * The wanted stage, undefined until it is loaded; throws when it does not come. Not `lazy`: React holds back for 300 ms what it
 * had to wait for, even when it comes at once.
 */
function useLoadedStage<Draft extends PageDraft>(options: StagesToLoad<Draft>): LoadedStage<Draft> | undefined {
  const { stages, words, first, wanted, site } = options
  const { i18n, queryClient, api, applicationState } = site
  const [loaded, setLoaded] = useState<ReadonlyMap<StageName<Draft>, LoadedStage<Draft>>>(new Map())
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // With the clients at hand and what keeps answers, Start works also when the network has gone away meanwhile, and nothing is lost.
  const load = useCallback(
    async (name: StageName<Draft>) => {
      const said = words().then((catalog) => loadCatalog(i18n, catalog))
      const parts = [stages[name].load(), queryClient(), api(), applicationState.prepare(), said] as const
      const [Stage, client] = await Promise.all(parts)
      setLoaded((known) => (known.has(name) ? known : new Map(known).set(name, { Stage, client })))
    },
    [stages, words, i18n, queryClient, api, applicationState],
  )

  useFirstInteraction(useCallback(() => void load(first).catch(() => {}), [load, first]))

  // Loading belongs to the network.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- set when the network has answered
    if (wanted !== undefined) within(loadingTimeout, load(wanted)).catch((reason: unknown) => setFailure({ reason }))
  }, [wanted, load])

  const stage = wanted && loaded.get(wanted)
  if (failure && !stage) throw failure.reason
  return stage
}

/** Calls `onSign` once, when the visitor first does anything on the page; it must stay the same between renders. */
function useFirstInteraction(onSign: () => void): void {
  useEffect(() => {
    const seen = new AbortController()
    const answer = () => {
      seen.abort()
      onSign()
    }
    for (const sign of signs) addEventListener(sign, answer, { signal: seen.signal, passive: true })
    return () => seen.abort()
  }, [onSign])
}

interface FlowStagesProps<Draft extends PageDraft> extends FlowPageState<Draft> {
  page: FlowPage<Draft>
  site: FlowSite
  /** Of the page. */
  title: string
  /** E.164, for the country of the visitor. */
  phone: string
  introduction: ReactNode
}

/** Shows the stage at which the visitor stands. */
export function FlowStages<Draft extends PageDraft>(props: FlowStagesProps<Draft>) {
  const { page, site, title, phone, kept, stage, goTo, introduction } = props
  const { draft } = kept
  const country = useVisitorCountry()
  const wanted = stage !== undefined && isStageName<Draft>(stage) ? stage : undefined
  const loaded = useLoadedStage({ stages: page.stages, words: page.words, first: page.firstStage, wanted, site })
  if (!draft || wanted === undefined) return introduction
  if (!loaded) return <Opening phone={phone} />
  const context = { site, title, kept: { ...kept, draft }, goTo, country, phone }
  return (
    <QueryClientProvider client={loaded.client}>
      <OpenStage key={kept.revision} page={page} stage={wanted} loaded={loaded} context={context} />
    </QueryClientProvider>
  )
}

interface OpenStageProps<Draft extends PageDraft> extends StageProps<Draft> {
  page: FlowPage<Draft>
  stage: StageName<Draft>
  loaded: LoadedStage<Draft>
}

function OpenStage<Draft extends PageDraft>({ page, stage, loaded: { Stage }, context }: OpenStageProps<Draft>) {
  const { stages, pagesAfter } = page
  const router = useRouter()

  // Loading belongs to the network; once there is an answer, what may follow comes closer.
  const isGoingOn = holdsAnything(page.draft, context.kept.draft)
  useEffect(() => {
    if (!isGoingOn) return
    for (const next of stages[stage].mayLeadTo ?? []) {
      const after: string | undefined = pagesAfter?.[next]
      const coming: Promise<unknown> = after === undefined ? stages[next].load() : router.preloadRoute({ to: after })
      coming.catch(() => {})
    }
  }, [isGoingOn, stages, stage, pagesAfter, router])

  return <Stage context={context} />
}

/** Stands for the moment in which the page is fetched; on a slow network that is long enough to be read. */
export function Opening({ phone }: { phone: string }) {
  const number = formatPhone(phone)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="form-flow.opening">Un instant, nous ouvrons la page…</Trans>
        </h1>
        <p>
          <Trans id="form-flow.opening.safe">
            Cela prend parfois quelques secondes. Ce que vous avez déjà répondu est gardé.
          </Trans>
        </p>
        <p>
          <Trans id="form-flow.opening.phone">
            Si rien ne s’affiche, appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
      </Stack>
    </Section>
  )
}
