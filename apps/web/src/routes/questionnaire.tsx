import { createFileRoute } from '@tanstack/react-router'
import { SelfTestPage, selfTestCopy } from '../features/self-test/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/questionnaire')({
  loader: pageLoader(selfTestCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Questionnaire,
})

function Questionnaire() {
  const site = Route.useRouteContext()
  const { pageText } = Route.useLoaderData()
  return <SelfTestPage site={site} title={pageText.title} />
}
