import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { type StageProps, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { SelfTestDraft } from '../self-test-draft.ts'

/** Explains before the first question whom the questions concern and who reads the answers. It shows no names. */
export function InvitationStage({ context }: StageProps<SelfTestDraft>) {
  const { t } = useLingui()
  const { saved, goTo, title, phone } = context
  const number = formatPhone(phone)
  useDocumentTitle(t({ id: 'self-test.invitation.tab', message: 'On vous demande votre regard' }), title)
  useNewStep({ step: 'invitation' })
  const decline = () => {
    saved.update({ invitation: undefined })
    goTo('introduction')
  }
  return (
    <>
      <Hero
        title={<Trans id="self-test.invitation.title">Votre regard sur une personne proche</Trans>}
        lead={
          <Trans id="self-test.invitation.lead">
            La personne qui vous a donné ce lien a répondu à des questions sur sa mémoire. Elle vous demande d’y
            répondre aussi, à son sujet.
          </Trans>
        }
        actions={
          <Actions>
            <Button kind="primary" onClick={() => goTo('view')}>
              <Trans id="self-test.invitation.start">Répondre à son sujet</Trans>
            </Button>
            <Button kind="quiet" onClick={decline}>
              <Trans id="self-test.invitation.own">Faire plutôt le test pour moi</Trans>
            </Button>
          </Actions>
        }
        note={
          <Trans id="self-test.invitation.note">
            Deux regards différents sont utiles au médecin : aucun des deux n’a tort.
          </Trans>
        }
      />
      <Section>
        <Prose>
          <h2>
            <Trans id="self-test.invitation.before">Avant de répondre</Trans>
          </h2>
          <dl>
            <dt>
              <Trans id="self-test.invitation.who">De qui s’agit-il ?</Trans>
            </dt>
            <dd>
              <Trans id="self-test.invitation.who.value">
                De la personne qui vous a donné le lien. Cette page ne la nomme pas. Si vous n’êtes pas sûr de qui
                c’est, demandez-lui d’abord.
              </Trans>
            </dd>
            <dt>
              <Trans id="self-test.invitation.reads">Qui lira vos réponses ?</Trans>
            </dt>
            <dd>
              <Trans id="self-test.invitation.reads.value">
                Cette personne, question par question, à côté des siennes. Elle peut les montrer à son médecin.
              </Trans>
            </dd>
            <dt>
              <Trans id="self-test.invitation.leave-out">Une question vous gêne ?</Trans>
            </dt>
            <dd>
              <Trans id="self-test.invitation.leave-out.value">Vous pouvez la laisser sans réponse.</Trans>
            </dd>
          </dl>
          <p>
            <Trans id="self-test.invitation.phone">
              Vous hésitez ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </Prose>
      </Section>
    </>
  )
}
