import { createFileRoute } from '@tanstack/react-router'
import { SelfTestPage, selfTestCopy } from '../features/self-test/page/self-test-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/questionnaire')({
  validateSearch: ({ for: whom }: { for?: unknown }): { for?: 'relative' } =>
    whom === 'relative' ? { for: whom } : {},
  loader: pageLoader(selfTestCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Questionnaire,
})

function Questionnaire() {
  const site = Route.useRouteContext()
  const { for: whom } = Route.useSearch()
  const { pageText } = Route.useLoaderData()
  return <SelfTestPage site={site} title={pageText.title} forRelative={whom === 'relative'} />
}
