import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  createRequestPage,
  type IntroductionProps,
  loadReceived,
  RequestIntroduction,
  requestPageCatalog,
} from '../../call-requests/index.ts'
import { EmergencyCalls } from '../../platform/site/emergency.tsx'
import type { PageCopy } from '../../routing/page-loader.ts'

export const ConsultationRequestPage = createRequestPage(
  { part: 'consultation', load: () => import('./consultation-stages.ts'), loadReceived },
  Introduction,
)

function Introduction(props: IntroductionProps) {
  return (
    <RequestIntroduction
      {...props}
      lead={
        <Trans id="consultation.introduction.lead">
          Dites-⁠nous comment vous voulez voir un médecin et quand nous pouvons vous appeler. Une personne de la clinique
          vous rappelle pour fixer la date.
        </Trans>
      }
      startLabel={<Trans id="consultation.introduction.start">Commencer la demande</Trans>}
      facts={[
        {
          term: <Trans id="consultation.introduction.duration">Durée</Trans>,
          value: <Trans id="consultation.introduction.duration.value">Quelques minutes. Rien ne presse.</Trans>,
        },
        {
          term: <Trans id="consultation.introduction.price">Le prix</Trans>,
          value: (
            <Trans id="consultation.introduction.price.value">
              Nous vous le disons pendant l’appel, avant tout rendez-⁠vous. La demande ne vous engage à rien.
            </Trans>
          ),
        },
        {
          term: <Trans id="consultation.introduction.emergency">Une urgence</Trans>,
          value: (
            <Trans id="consultation.introduction.emergency.value">
              Un trouble qui vient d’un coup ne peut pas attendre cet appel : faites le 
              <EmergencyCalls />.
            </Trans>
          ),
        },
      ]}
    />
  )
}

/** The page exists only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

export const consultationCopy: PageCopy = {
  catalog: joinCatalogs(requestPageCatalog, { fr: french, en: french }),
  title: msg({ id: 'consultation.page.title', message: 'Demander une consultation' }),
  description: msg({
    id: 'consultation.page.description',
    message:
      'Demandez une consultation pour la mémoire. Nous vous appelons pour choisir avec vous le moment et le lieu.',
  }),
}
