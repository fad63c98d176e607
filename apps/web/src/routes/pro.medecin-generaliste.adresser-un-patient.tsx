import { createFileRoute } from '@tanstack/react-router'
import { ReferralPage, referralCopy } from '../features/professionals/index.ts'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/pro/medecin-generaliste/adresser-un-patient')({
  loader: pageLoader(referralCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(ReferralPage),
})
