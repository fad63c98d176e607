import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { EraseAnswers, type StageProps, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { SelfTestDraft } from '../self-test-draft.ts'

/** Used, expired and erased links show the same text, because nobody may learn the reason (R0-13). The draft keeps the answers. */
export function LinkGoneStage({ context }: StageProps<SelfTestDraft>) {
  const { t } = useLingui()
  const { saved, goTo, title, phone } = context
  const number = formatPhone(phone)
  useDocumentTitle(t({ id: 'self-test.link-gone.tab', message: 'Lien qui ne peut plus servir' }), title)
  useNewStep({ step: 'link-gone' })
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="self-test.link-gone.title">Ce lien ne peut plus servir</Trans>
        </h1>
        <p role="alert">
          <Trans id="self-test.link-gone.safe">
            Vos réponses ne sont pas envoyées. Elles restent sur cet appareil : rien n’est perdu.
          </Trans>
        </p>
        <p>
          <Trans id="self-test.link-gone.next">
            Demandez un nouveau lien à la personne, puis ouvrez-⁠le ici. Vous pourrez alors envoyer vos réponses. Vous
            pouvez aussi nous appeler au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
        <Actions>
          <Button kind="primary" onClick={() => goTo('view')}>
            <Trans id="self-test.link-gone.back">Revenir à mes réponses</Trans>
          </Button>
        </Actions>
      </Stack>
      <EraseAnswers onErase={saved.erase} />
    </Section>
  )
}
