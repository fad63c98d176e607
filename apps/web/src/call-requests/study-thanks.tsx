import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { buttonClass } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** The heading of the confirmation of interest in a study, with the exact words of the requirements (R2-110 to R2-115). */
export function StudyThanks() {
  return <Trans id="call-requests.thank-you.title">Merci pour votre intérêt!</Trans>
}

interface WhatHappensNextProps {
  /** The request: a call about a study, a call about research, or news of studies that open later. */
  then: 'study-call' | 'call' | 'news'
  email: string
}

/** Describes only the next steps of the actual request: only a request for news shows the text about new studies (A-57). */
export function WhatHappensNext({ then, email }: WhatHappensNextProps) {
  return (
    <p>
      {then === 'study-call' ? (
        <Trans id="call-requests.thank-you.with-trial">
          Nous vous contacterons dans les 3 jours ouvrés, au moment que vous avez choisi. Si vous avez des questions
          d’ici là, n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      ) : then === 'news' ? (
        <Trans id="call-requests.thank-you.without-trial">
          Nous vous contacterons si de nouvelles études ouvrent près de chez vous. Si vous avez des questions d’ici là,
          n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      ) : (
        <Trans id="call-requests.thank-you.call">
          Nous vous appelons au moment que vous avez choisi. Si vous avez des questions d’ici là, n’hésitez pas à{' '}
          <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      )}
    </p>
  )
}

/** Whether the study is offered; a receipt that an earlier build has stored may lack the field. */
export function isStudyOffered({ trial_offered: isOffered = true }: Partial<TrialSignup>): boolean {
  return isOffered
}

/** Shown if the study was closed, paused or removed meanwhile, or does not recruit in the visitor's country. */
export function StudyNotOffered({ name }: { name: string }) {
  return (
    <p>
      <Trans id="call-requests.thank-you.not-offered">
        Nous ne pouvons pas vous proposer l’étude <strong>{name}</strong> en ce moment. Nous vous appelons quand même,
        et nous cherchons ensemble ce qui peut vous convenir.
      </Trans>
    </p>
  )
}

export function HomeLink({ kind }: { kind: 'primary' | 'quiet' }) {
  return (
    <Link to="/" className={buttonClass(kind)}>
      <Trans id="call-requests.thank-you.home">Retour à la page d'accueil</Trans>
    </Link>
  )
}
