import type { PreconsultationUserType } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import doctor from '@clairmemoire/ui/drawings/doctor.svg'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'

interface IntroductionProps {
  pageTitle: string
  /** The page that redirected the visitor here: a later page or the confirmation. */
  redirectedFrom: 'later' | 'completed' | undefined
  onStart: (userType: PreconsultationUserType) => void
}

/** Shows the purpose of the form and asks who answers it; readable without JavaScript. */
export function Introduction({ pageTitle, redirectedFrom, onStart }: IntroductionProps) {
  const { t } = useLingui()
  const notSent = t({ id: 'preconsultation.not-sent', message: 'Rien n’est envoyé depuis cet appareil' })
  useDocumentTitle(...(redirectedFrom === 'completed' ? [notSent] : []), pageTitle)
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="preconsultation.introduction.title">Préparer une consultation</Trans>}
        sketch={doctor}
        lead={
          <Trans id="preconsultation.introduction.lead">
            Répondez tranquillement, partie par partie. Le médecin aura vos réponses avant de vous voir.
          </Trans>
        }
        actions={
          <Actions needsScript>
            <Button kind="primary" onClick={() => onStart('patient')}>
              <Trans id="preconsultation.introduction.patient">Préparer ma consultation</Trans>
            </Button>
            <Button kind="quiet" onClick={() => onStart('relative')}>
              <Trans id="preconsultation.introduction.relative">Préparer celle d’un proche</Trans>
            </Button>
          </Actions>
        }
      >
        {redirectedFrom === 'completed' ? (
          <Notice tone="info" announce title={notSent}>
            <p>
              <Trans id="preconsultation.led.not-sent">
                Un envoi reste visible ici pendant 20 heures. Plus ancien, ou fait ailleurs ? Le lien privé de notre
                e-mail montre où il en est. Sinon, dites d’abord pour qui est la consultation.
              </Trans>
            </p>
          </Notice>
        ) : null}
        {redirectedFrom === 'later' ? (
          <Notice tone="info" announce>
            <p>
              <Trans id="preconsultation.led.first">
                La page que vous avez ouverte vient plus tard. Dites d’abord pour qui est la consultation.
              </Trans>
            </p>
          </Notice>
        ) : null}
        <noscript>
          <p>
            <Trans id="preconsultation.introduction.no-script">
              Ce formulaire a besoin de JavaScript. Vous pouvez aussi préparer la consultation par téléphone :{' '}
              <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </noscript>
      </Hero>
      <Section>
        <Prose>
          <h2>
            <Trans id="preconsultation.introduction.before">Avant de commencer</Trans>
          </h2>
          <ul>
            <li>
              <Trans id="preconsultation.introduction.order">
                Vous choisissez l’ordre, et vous pouvez faire une pause quand vous voulez.
              </Trans>
            </li>
            <li>
              <Trans id="preconsultation.introduction.decline">
                Chaque question sur la santé peut rester sans réponse.
              </Trans>
            </li>
            <li>
              <Trans id="preconsultation.introduction.answers">
                Vos réponses restent sur cet appareil tant que vous n’acceptez pas de les envoyer. Elles s’effacent
                après 20 heures sans activité.
              </Trans>
            </li>
          </ul>
          <p>
            <Trans id="preconsultation.introduction.phone">
              Vous préférez en parler ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </Prose>
      </Section>
    </>
  )
}
