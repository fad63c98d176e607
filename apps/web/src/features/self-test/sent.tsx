import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { type StageProps, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { SelfTestDraft } from './self-test-draft.ts'

/** Shown after sending: the answers are erased from the device, and the result has its own page. */
export function SentStage({ context }: StageProps<SelfTestDraft>) {
  const { t } = useLingui()
  const { saved, title } = context
  useDocumentTitle(t({ id: 'self-test.sent.tab', message: 'Test envoyé' }), title)
  useNewStep({ step: 'sent' })
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="self-test.sent.title">Vos réponses sont envoyées</Trans>
        </h1>
        <p>
          <Trans id="self-test.sent.text">Votre résultat a sa propre page.</Trans>
        </p>
        <Actions>
          <PageLink to="/recommendations" className={buttonClass('primary')}>
            <Trans id="self-test.sent.result">Voir mon résultat</Trans>
          </PageLink>
          <Button kind="quiet" onClick={saved.erase}>
            <Trans id="self-test.sent.again">Faire un autre test</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
