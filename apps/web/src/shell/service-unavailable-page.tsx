import { Trans } from '@lingui/react/macro'
import { MessagePage } from './message-pages.tsx'

export function ServiceUnavailablePage() {
  return (
    <MessagePage title={<Trans id="shell.unavailable.title">Service momentanément indisponible</Trans>}>
      <p>
        <Trans id="shell.unavailable.sentence">
          Le service est momentanément indisponible, car il est très demandé. Veuillez réessayer plus tard.
        </Trans>
      </p>
      <p>
        <Trans id="shell.unavailable.answers">
          Vous remplissiez un questionnaire ? Vos réponses restent sur votre appareil. Rien n’a été envoyé sans
          confirmation à l’écran.
        </Trans>
      </p>
    </MessagePage>
  )
}
