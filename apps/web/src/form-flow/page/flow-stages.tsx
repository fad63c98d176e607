import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FunctionComponent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useContactPhone, useVisitorCountry } from '../../platform/site/site-hooks.ts'
import { loadingTimeout, within } from '../../platform/timeout/within.ts'
import { hasAnswers, type PageDraft } from './draft.ts'
import { type FlowPage, type FlowSite, isStageName, type StageName, type StageProps, type Stages } from './flow-page.ts'
import type { FlowPageState } from './use-flow-page.ts'

// Visitors do one of these before they press Start; the first one starts the loading, so that the code is ready for Start.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

interface StagesToLoad<Draft extends PageDraft> {
  stages: Stages<Draft>
  words: () => Promise<Catalog>
  /** The stage to load as soon as somebody interacts with the introduction. */
  first: StageName<Draft>
  /** The stage to show; undefined at the introduction. */
  wanted: StageName<Draft> | undefined
  site: Pick<FlowSite, 'i18n' | 'queryClient' | 'api' | 'applicationState'>
}

/** A loaded stage, and its API client. */
interface LoadedStage<Draft extends PageDraft> {
  Stage: FunctionComponent<StageProps<Draft>>
  client: QueryClient
}

/**
 * Returns the wanted stage, or undefined until it is loaded; throws if loading fails. It does not use `lazy`, because after suspending
 * React delays the content by 300 ms, even if the content is loaded at once.
 */
function useLoadedStage<Draft extends PageDraft>(options: StagesToLoad<Draft>): LoadedStage<Draft> | undefined {
  const { stages, words, first, wanted, site } = options
  const { i18n, queryClient, api, applicationState } = site
  const [loaded, setLoaded] = useState<ReadonlyMap<StageName<Draft>, LoadedStage<Draft>>>(new Map())
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // The clients and the storage load too, so that Start works and no answer is lost even if the network fails meanwhile.
  const load = useCallback(
    async (name: StageName<Draft>) => {
      const wordsLoaded = words().then((catalog) => loadCatalog(i18n, catalog))
      const parts = [stages[name].load(), queryClient(), api(), applicationState.prepare(), wordsLoaded] as const
      const [Stage, client] = await Promise.all(parts)
      setLoaded((known) => (known.has(name) ? known : new Map(known).set(name, { Stage, client })))
    },
    [stages, words, i18n, queryClient, api, applicationState],
  )

  useFirstInteraction(useCallback(() => void load(first).catch(() => {}), [load, first]))

  // Loading is an effect outside React.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- set after the network response
    if (wanted !== undefined) within(loadingTimeout, load(wanted)).catch((reason: unknown) => setFailure({ reason }))
  }, [wanted, load])

  const stage = wanted && loaded.get(wanted)
  if (failure && !stage) throw failure.reason
  return stage
}

/** Calls `onInteraction` once, at the visitor's first interaction with the page. The function must be stable between renders. */
function useFirstInteraction(onInteraction: () => void): void {
  useEffect(() => {
    const once = new AbortController()
    const handle = () => {
      once.abort()
      onInteraction()
    }
    for (const type of interactions) addEventListener(type, handle, { signal: once.signal, passive: true })
    return () => once.abort()
  }, [onInteraction])
}

interface FlowStagesProps<Draft extends PageDraft> extends FlowPageState<Draft> {
  page: FlowPage<Draft>
  site: FlowSite
  /** The title of the page. */
  title: string
  introduction: ReactNode
}

/** Shows the visitor's current stage. */
export function FlowStages<Draft extends PageDraft>(props: FlowStagesProps<Draft>) {
  const { page, site, title, saved, stage, goTo, introduction } = props
  const { draft } = saved
  const country = useVisitorCountry()
  const phone = useContactPhone()
  const wanted = stage !== undefined && isStageName<Draft>(stage) ? stage : undefined
  const loaded = useLoadedStage({ stages: page.stages, words: page.words, first: page.firstStage, wanted, site })
  if (!draft || wanted === undefined) return introduction
  if (!loaded) return <Opening />
  const context = { site, title, saved: { ...saved, draft }, goTo, country, phone }
  return (
    <QueryClientProvider client={loaded.client}>
      <OpenStage key={saved.revision} page={page} stage={wanted} loaded={loaded} context={context} />
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

  // Loading is an effect outside React; once there is an answer, next stages are prefetched.
  const isBegun = hasAnswers(page.draft, context.saved.draft)
  useEffect(() => {
    if (!isBegun) return
    for (const next of stages[stage].mayLeadTo ?? []) {
      const after: string | undefined = pagesAfter?.[next]
      const coming: Promise<unknown> = after === undefined ? stages[next].load() : router.preloadRoute({ to: after })
      coming.catch(() => {})
    }
  }, [isBegun, stages, stage, pagesAfter, router])

  return <Stage context={context} />
}

/** Shown while the page is loading; on a slow network the visitor has time to read it. */
export function Opening() {
  const phone = useContactPhone()
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
