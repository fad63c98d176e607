import { formatPhone } from '@clairmemoire/i18n/phone'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { holdsAnything, type PageDraft } from './draft.ts'
import { type FlowPage, type FlowSite, isStageName, type StageName, type StageProps } from './flow-page.ts'
import type { FlowPageState } from './use-flow-page.ts'
import { type LoadedStage, useLoadedStage } from './use-loaded-stage.ts'

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
  const wanted = stage !== undefined && isStageName<Draft>(stage) ? stage : undefined
  const loaded = useLoadedStage({ stages: page.stages, first: page.firstStage, wanted, site })
  if (!draft || wanted === undefined) return introduction
  if (!loaded) return <Opening phone={phone} />
  const visit = { site, title, kept: { ...kept, draft }, goTo, phone }
  return (
    <QueryClientProvider client={loaded.client}>
      <OpenStage key={kept.revision} page={page} stage={wanted} loaded={loaded} visit={visit} />
    </QueryClientProvider>
  )
}

interface OpenStageProps<Draft extends PageDraft> extends StageProps<Draft> {
  page: FlowPage<Draft>
  stage: StageName<Draft>
  loaded: LoadedStage<Draft>
}

function OpenStage<Draft extends PageDraft>({ page, stage, loaded: { Stage }, visit }: OpenStageProps<Draft>) {
  const { stages, pagesAfter } = page
  const router = useRouter()

  // Loading belongs to the network; once there is an answer, what may follow comes closer.
  const isGoingOn = holdsAnything(page.draft, visit.kept.draft)
  useEffect(() => {
    if (!isGoingOn) return
    for (const next of stages[stage].mayLeadTo ?? []) {
      const after: string | undefined = pagesAfter?.[next]
      const coming: Promise<unknown> = after === undefined ? stages[next].load() : router.preloadRoute({ to: after })
      coming.catch(() => {})
    }
  }, [isGoingOn, stages, stage, pagesAfter, router])

  return <Stage visit={visit} />
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
            Si rien ne vient, appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
      </Stack>
    </Section>
  )
}
