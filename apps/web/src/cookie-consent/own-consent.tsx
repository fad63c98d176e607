import { ConsentForm } from '@clairmemoire/ui/consent-form'
import { Trans } from '@lingui/react/macro'
import { consentForm } from '../platform/consent/consent-form.ts'
import { useConsent } from '../platform/site/use-consent.ts'
import { useSite } from '../platform/site/use-site.ts'
import { categoriesFor } from './categories.copy.tsx'
import { useConsentWords } from './consent-words.ts'

/** The choice of this visitor by category. */
export function OwnConsent({ onChosen }: { onChosen: () => void }) {
  const { services } = useSite().settings
  const { values, choose, isRefusedByBrowser } = useConsent()
  const { refusedByBrowser } = useConsentWords()
  return (
    <>
      {isRefusedByBrowser && <p>{refusedByBrowser}</p>}
      <ConsentForm
        {...consentForm}
        // What was chosen elsewhere meanwhile is what it starts from.
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
