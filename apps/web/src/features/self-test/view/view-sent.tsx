import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type StageProps, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { SelfTestDraft } from '../self-test-draft.ts'

/** Confirms that the person who invited will see the answers, and offers the result that follows from them. */
export function ViewSentStage({ context }: StageProps<SelfTestDraft>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { saved, goTo, title } = context
  const { viewResult } = saved.draft
  useDocumentTitle(t({ id: 'self-test.view-sent.tab', message: 'Réponses transmises' }), title)
  useNewStep({ step: 'view-sent' })
  // This is a button, because a link would show the key of the result to anyone who can read the page.
  const open = () => {
    if (viewResult !== undefined) void navigate({ to: '/recommendations', hash: viewResult })
  }
  const begin = () => {
    saved.update({ viewResult: undefined })
    goTo('introduction')
  }
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="self-test.view-sent.title">Merci, vos réponses sont transmises</Trans>
        </h1>
        <p>
          <Trans id="self-test.view-sent.text">
            La personne qui vous a donné le lien les verra à côté des siennes, quand elle ouvrira son résultat.
          </Trans>
        </p>
        <p>
          <Trans id="self-test.view-sent.own">
            Vous pouvez lire les conseils qui suivent de vos réponses, ou tout effacer depuis cette page. Sur cet
            appareil, elle prend la place d’un autre résultat.
          </Trans>
        </p>
        <Actions>
          <Button kind="primary" onClick={open}>
            <Trans id="self-test.view-sent.open">Lire ces conseils</Trans>
          </Button>
          <Button kind="quiet" onClick={begin}>
            <Trans id="self-test.view-sent.test">Faire le test pour moi</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
