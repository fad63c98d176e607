import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'

/** The key names nothing, or nothing any more. */
export function UnknownNews({ onForget }: { onForget: () => void }) {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="your-news.unknown.title">Ce lien ne sert plus</Trans>
        </h1>
        <p>
          <Trans id="your-news.unknown.text">
            Vos nouvelles sont arrêtées, ou le délai pour confirmer est passé, ou le lien n’est pas entier. Nous ne vous
            écrivons plus à cause de ce lien.
          </Trans>
        </p>
        <Actions>
          <Button kind="primary" onClick={onForget}>
            <Trans id="your-news.unknown.again">Demander de nouveau des nouvelles</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
