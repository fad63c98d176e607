import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { MessagePage } from './message-page.tsx'

/** Shown in place of a page that failed to render or to load. */
export function TechnicalIssuePage() {
  return (
    <MessagePage title={<Trans id="shell.technical-issue.title">Un problème technique est survenu</Trans>}>
      <p>
        <Trans id="shell.technical-issue.text">
          La page n’a pas pu s’afficher. Ce n’est pas de votre faute. Les réponses déjà enregistrées sur votre appareil
          y restent.
        </Trans>
      </p>
      <Button onClick={() => location.reload()}>
        <Trans id="shell.technical-issue.retry">Recharger la page</Trans>
      </Button>
    </MessagePage>
  )
}
