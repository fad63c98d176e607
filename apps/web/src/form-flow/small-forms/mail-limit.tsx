import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

/** Whether the last submission went to an address that this page has used before. */
export function useRepeated(): { isRepeated: boolean; add: (email: string) => void } {
  const [emails, setEmails] = useState<readonly string[]>([])
  const last = emails.at(-1)
  return {
    isRepeated: last !== undefined && emails.indexOf(last) < emails.length - 1,
    add: (email) => setEmails((known) => [...known, email.trim().toLowerCase()]),
  }
}

/** Shown after a repeated request, because the backend's response does not reveal whether a mail is sent (R0-29). */
export function MailLimitNote() {
  return (
    <p>
      <Trans id="form-flow.mail-limit">
        Vous l’avez déjà demandé pour cette adresse. Il part un lien par heure et trois par jour au plus : attendez une
        heure avant de recommencer.
      </Trans>
    </p>
  )
}
