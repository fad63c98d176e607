import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FlowDraft } from '../page/draft.ts'

interface OutdatedNoticeProps {
  flow: FlowDraft
  /** The version of the questions that were answered last. */
  answered: string | undefined
  version: string
}

/** Said to whoever answered questions that have changed since, as long as the form stays open; nothing otherwise. */
export function OutdatedNotice({ flow, version, answered = version }: OutdatedNoticeProps) {
  const [isOutdated] = useState(answered !== version && Object.keys(flow.values).length > 0)
  if (!isOutdated) return null
  return (
    <Notice tone="info">
      <p>
        <Trans id="form-flow.outdated">
          Nos questions ont changé depuis votre dernière visite. Vos réponses sont gardées : vérifiez-les au passage.
        </Trans>
      </p>
    </Notice>
  )
}
