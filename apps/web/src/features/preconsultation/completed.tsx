import { Received } from '../../call-requests/index.ts'
import type { StageProps } from '../../form-flow/index.ts'
import type { PreconsultationDraft } from './preconsultation-draft.ts'

/** Confirms the request and its next steps. The sent answers are on the page of the request, not here. */
export function CompletedStage({ context: { saved, site, title, phone } }: StageProps<PreconsultationDraft>) {
  const { receipt } = saved.draft
  if (!receipt) return null
  return <Received receipt={receipt} site={site} title={title} phone={phone} onErase={saved.erase} />
}
