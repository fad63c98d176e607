import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import { PageLink } from '../../../routing/page-link.tsx'

/** The id names nothing, or nothing any more. */
export function UnknownResult({ title, onForget }: { title: string; onForget: () => void }) {
  const { t } = useLingui()
  useDocumentTitle(t({ id: 'recommendations.unknown.tab', message: 'Résultat introuvable' }), title)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="recommendations.unknown.title">Ce résultat n’est plus là</Trans>
        </h1>
        <p>
          <Trans id="recommendations.unknown.text">
            Il a été effacé, ou le lien n’est pas entier. Un résultat s’efface aussi de lui-même après un long moment.
          </Trans>
        </p>
        <Actions>
          <PageLink to="/questionnaire" className={buttonClass('primary')}>
            <Trans id="recommendations.unknown.test">Refaire le test</Trans>
          </PageLink>
          <Button kind="quiet" onClick={onForget}>
            <Trans id="recommendations.unknown.forget">Oublier ce lien sur cet appareil</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
