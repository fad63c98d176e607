import type { Contact } from '@clairmemoire/api-client/schema'
import { Trans } from '@lingui/react/macro'
import { createRequestPage, type IntroductionProps, RequestIntroduction } from '../../call-requests/index.ts'
import { programmePart, thanksPath } from './thanks-path.ts'

/** The form for people who want to know more about the program. */
export const ProgrammePage = createRequestPage<Contact>(
  {
    part: programmePart,
    load: () => import('./programme-stages.ts'),
    loadReceived: () => import('./programme-received.tsx'),
    thanksAt: thanksPath,
  },
  Introduction,
)

function Introduction(props: IntroductionProps) {
  return (
    <RequestIntroduction
      {...props}
      title={<Trans id="programme.introduction.title">MemHop vous intéresse ?</Trans>}
      lead={
        <Trans id="programme.introduction.lead">
          Laissez-nous votre adresse e-mail. Nous vous disons comment se passe le programme, combien de temps il dure et
          ce qu’il coûte.
        </Trans>
      }
      startLabel={<Trans id="programme.introduction.start">Donner mon adresse</Trans>}
      facts={[
        {
          term: <Trans id="programme.introduction.duration">Durée</Trans>,
          value: <Trans id="programme.introduction.duration.value">Une minute.</Trans>,
        },
        {
          term: <Trans id="programme.introduction.commitment">Engagement</Trans>,
          value: (
            <Trans id="programme.introduction.commitment.value">
              Ce n’est pas encore une inscription. Vous décidez après avoir lu notre réponse.
            </Trans>
          ),
        },
      ]}
    />
  )
}
