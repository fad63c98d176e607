import { type ConsentValue, consentCategories } from '@clairmemoire/domain/cookie-consent'
import { ConsentForm } from '@clairmemoire/ui/consent-form'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { consentForm } from '../platform/consent/consent-form.ts'
import type { Service } from '../platform/settings/public-settings.ts'
import { useConsent, useSite } from '../platform/site/site-hooks.ts'
import { useConsentWords } from './consent-words.ts'

const names: Record<ConsentValue, ReactNode> = {
  essential: <Trans id="cookie-consent.essential">Cookies de session essentiels</Trans>,
  audience: <Trans id="cookie-consent.audience">Mesure d’audience</Trans>,
  product: <Trans id="cookie-consent.product">Amélioration du site</Trans>,
  tracking: <Trans id="cookie-consent.tracking">Suivi des visites</Trans>,
}

const descriptions: Record<ConsentValue, ReactNode> = {
  essential: (
    <Trans id="cookie-consent.essential.description">
      Votre langue, le confort de lecture, la protection des formulaires, vos réponses en cours et ce choix. Sans eux,
      le site ne marche pas.
    </Trans>
  ),
  audience: (
    <Trans id="cookie-consent.audience.description">
      Nous comptons combien de fois une page est lue. Aucun cookie, rien qui vous reconnaisse, et rien dans les
      formulaires ni les résultats.
    </Trans>
  ),
  product: (
    <Trans id="cookie-consent.product.description">
      Le service PostHog compte quelles pages sont lues et quels liens du menu servent. Il ne reçoit ni vos réponses, ni
      vos coordonnées, ni votre adresse sur Internet.
    </Trans>
  ),
  tracking: (
    <Trans id="cookie-consent.tracking.description">
      Le service Matomo voit si une visite est la première, grâce à un numéro gardé 13 mois sur cet appareil. Il ne
      reçoit ni vos réponses, ni vos coordonnées.
    </Trans>
  ),
}

/** The name and description of each category; a service that this site does not use is shown as off. */
function categoriesFor(services: readonly Service[]) {
  return consentCategories.map(({ id, isRequired }) => ({
    id,
    isRequired,
    name: names[id],
    description:
      id === 'essential' || services.includes(id) ? (
        descriptions[id]
      ) : (
        <>
          {descriptions[id]} <Trans id="cookie-consent.unused">Ce site ne s’en sert pas aujourd’hui.</Trans>
        </>
      ),
  }))
}

/** The visitor's choice by category. */
export function OwnConsent({ onChosen }: { onChosen: () => void }) {
  const { services } = useSite().settings
  const { values, choose, isRefusedByBrowser } = useConsent()
  const { refusedByBrowser } = useConsentWords()
  return (
    <>
      {isRefusedByBrowser && <p>{refusedByBrowser}</p>}
      <ConsentForm
        {...consentForm}
        // A choice that is made elsewhere in the meantime resets the form.
        key={values.join()}
        texts={{
          required: <Trans id="cookie-consent.required">Obligatoire, toujours actif</Trans>,
          declineAll: <Trans id="cookie-consent.decline">Tout refuser</Trans>,
          acceptAll: <Trans id="cookie-consent.accept">Tout accepter</Trans>,
          save: <Trans id="cookie-consent.save">Enregistrer</Trans>,
        }}
        categories={categoriesFor(services)}
        accepted={values}
        onChoose={(words) => {
          choose(words)
          onChosen()
        }}
      />
    </>
  )
}
