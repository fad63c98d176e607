import { createFileRoute } from '@tanstack/react-router'
import { ReferralPage, referralCopy } from '../features/professionals/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/pro/medecin-generaliste/adresser-un-patient')({
  loader: pageLoader(referralCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Referral,
})

function Referral() {
  const site = Route.useRouteContext()
  const { pageText } = Route.useLoaderData()
  return <ReferralPage site={site} title={pageText.title} />
}
