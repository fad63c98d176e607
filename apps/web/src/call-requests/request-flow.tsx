import type { Receipt } from '@clairmemoire/api-client/schema'
import type { FunctionComponent } from 'react'
import type { FlowSite, StageProps } from '../form-flow/index.ts'
import { holdSlot } from './call-slots.queries.ts'
import { Received } from './received.tsx'
import type { RequestDraft } from './request-draft.ts'
import { type RequestForm, requestForm } from './request-form.tsx'

/** What to take along is given the clinic and its telephone (E.164). */
export interface KeepsakeProps {
  settings: FlowSite['settings']
  phone: string
}

/** One request for a call: what a feature brings of it. */
export interface CallRequest<Data, Body> extends Omit<RequestForm<Data, Body, Receipt>, 'hold'> {
  /** What to take along after the thanks. */
  Keepsake?: FunctionComponent<KeepsakeProps>
}

/** Its stages: the form, in which a time is held, the welcome of who comes back to it, and the thanks. */
export function requestStages<Data, Body>({ Keepsake, ...request }: CallRequest<Data, Body>) {
  const form = requestForm<Data, Body, Receipt>({
    ...request,
    hold: ({ site }, value) => holdSlot(site, site.settings.country, value),
  })

  function ReceivedStage({ context: { kept, site, title, phone } }: StageProps<RequestDraft>) {
    const { receipt } = kept.draft
    if (!receipt) return null
    return (
      <Received receipt={receipt} site={site} title={title} phone={phone} onErase={kept.erase}>
        {Keepsake ? <Keepsake settings={site.settings} phone={phone} /> : null}
      </Received>
    )
  }

  return { ...form, ReceivedStage }
}
