import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  createFormPage,
  type IntroductionProps,
  RequestIntroduction,
  requestPageCatalog,
} from '../../call-requests/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The page exists only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

export const secondaryConsultationCopy: PageCopy = {
  catalog: joinCatalogs(requestPageCatalog, { fr: french, en: french }),
  title: msg({ id: 'secondary-consultation.page.title', message: 'Vous avez déjà vu un médecin' }),
  description: msg({
    id: 'secondary-consultation.page.description',
    message: 'Vous avez déjà vu un médecin pour la mémoire ? Dites-nous ce que vous cherchez : nous vous appelons.',
  }),
}

/** The form for people who have already seen a doctor and want a further opinion. */
export const SecondaryConsultationPage = createFormPage(
  'secondary-consultation',
  async () => (await import('@clairmemoire/forms/care/secondary-consultation')).secondaryConsultation,
  Introduction,
)

function Introduction(props: IntroductionProps) {
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="secondary-consultation.introduction.lead">
          Dites-nous qui vous avez vu, ce qu’on vous a dit et ce que vous cherchez. Une personne de la clinique vous
          rappelle.
        </Trans>
      }
      startLabel={<Trans id="secondary-consultation.introduction.start">Commencer la demande</Trans>}
      facts={[
        {
          term: <Trans id="secondary-consultation.introduction.papers">Vos papiers</Trans>,
          value: (
            <Trans id="secondary-consultation.introduction.papers.value">
              N’envoyez rien maintenant. Gardez vos comptes rendus sous la main pour l’appel.
            </Trans>
          ),
        },
        {
          term: <Trans id="secondary-consultation.introduction.decline">Une question vous gêne ?</Trans>,
          value: (
            <Trans id="secondary-consultation.introduction.decline.value">
              Ce qu’on vous a dit peut rester sans réponse.
            </Trans>
          ),
        },
      ]}
    />
  )
}
