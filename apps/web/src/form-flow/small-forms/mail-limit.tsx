import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

/** Whether the last submission went to an address or number that this page has used before. */
export function useRepeated(): { isRepeated: boolean; add: (to?: string) => void } {
  const [used, setUsed] = useState<readonly string[]>([])
  const last = used.at(-1)
  return {
    isRepeated: last !== undefined && used.indexOf(last) < used.length - 1,
    add: (to = '') => setUsed((known) => [...known, to.trim().toLowerCase()]),
  }
}

/** Shown after a repeated request, because the backend's response does not reveal whether a message is sent (R0-29). */
export function MailLimitNote() {
  return (
    <p>
      <Trans id="form-flow.mail-limit">
        Vous l’avez déjà demandé. Il part un lien par heure et trois par jour au plus : attendez une heure avant de
        recommencer.
      </Trans>
    </p>
  )
}
