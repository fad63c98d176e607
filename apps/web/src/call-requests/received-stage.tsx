import type { ReactNode } from 'react'
import type { StageProps } from '../form-flow/index.ts'
import { Received } from './received.tsx'
import type { RequestDraft } from './request-draft.ts'

interface ReceivedStageProps extends StageProps<RequestDraft> {
  /** Things to bring to the appointment. */
  children?: ReactNode
}

/** The confirmation of a request for a call. */
export function ReceivedStage({ context: { saved, site, title, phone }, children }: ReceivedStageProps) {
  const { receipt } = saved.draft
  if (!receipt) return null
  return (
    <Received receipt={receipt} site={site} title={title} phone={phone} onErase={saved.erase}>
      {children}
    </Received>
  )
}
