import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'

/** Said at once, in place: whom to call now. The test can wait, and goes on where it was. */
export function UrgentHelp() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" announce title={t({ id: 'self-test.urgent.title', message: 'Appelez maintenant' })}>
      <p>
        <Trans id="self-test.urgent.call">
          Un changement qui vient d’un coup doit être vu tout de suite. En France, appelez le <a href="tel:15">15</a> ou
          le <a href="tel:112">112</a>. Aux États-Unis, appelez le <a href="tel:911">911</a>.
        </Trans>
      </p>
      <p>
        <Trans id="self-test.urgent.more">
          <PageLink to="/help-now">Tous les signes et les numéros</PageLink>. Vos réponses restent ici : vous pourrez
          continuer après.
        </Trans>
      </p>
    </Notice>
  )
}
