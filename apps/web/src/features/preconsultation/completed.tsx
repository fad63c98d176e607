import { Received } from '../../call-requests/index.ts'
import type { StageProps } from '../../form-flow/index.ts'
import type { PreconsultationDraft } from './preconsultation-draft.ts'

/** The next steps with dates; the sent answers can be read and printed on the page of the request. */
export function CompletedStage({ context: { saved, site, title, phone } }: StageProps<PreconsultationDraft>) {
  const { receipt } = saved.draft
  if (!receipt) return null
  return <Received receipt={receipt} site={site} title={title} phone={phone} onErase={saved.erase} />
}
