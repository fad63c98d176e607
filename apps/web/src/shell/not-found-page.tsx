import { Trans } from '@lingui/react/macro'
import { MessagePage } from './message-page.tsx'

/** Shown in place of a page that does not exist, or not in this language (R2-43). */
export function NotFoundPage() {
  return (
    <MessagePage title={<Trans id="shell.not-found.title">Page non trouvée</Trans>}>
      <p>
        <Trans id="shell.not-found.text">
          Cette adresse ne mène à aucune page. Le lien est peut-être ancien, ou l’adresse contient une erreur.
        </Trans>
      </p>
    </MessagePage>
  )
}
