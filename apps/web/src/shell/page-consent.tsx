import { buttonClass } from '@clairmemoire/ui/button'
import { ConsentBanner } from '@clairmemoire/ui/consent-banner'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ConsentParts, loadConsentParts } from '../cookie-consent/index.ts'
import { consentForm } from '../platform/consent/consent-form.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useConsent } from '../platform/site/use-consent.ts'
import { ConsentLink } from './consent-link.tsx'

/** Asks every visitor once, on every page (R2-90, R4-31), and holds the choice by category. */
export function PageConsent() {
  const { i18n }: SiteContext = useRouter().options.context
  const { t } = useLingui()
  const { isAsking, isOpen, choose, showSettings } = useConsent()
  const [isDecided, setDecided] = useState(false)
  const [parts, setParts] = useState<ConsentParts>()
  // Read for every reader: a document is made once, and carries the words of whoever is asked.
  const words = {
    title: t({ id: 'shell.consent.title', message: 'Nous utilisons des cookies' }),
    accept: t({ id: 'shell.consent.accept', message: 'Accepter' }),
    refuse: t({ id: 'shell.consent.refuse', message: 'Continuer sans accepter' }),
    settings: t({ id: 'shell.consent.settings', message: 'En savoir plus' }),
    hide: t({ id: 'shell.consent.hide', message: 'Masquer' }),
    text: t({
      id: 'shell.consent.text',
      message:
        'Acceptez-vous des cookies pour mesurer et personnaliser votre visite ? Vos réponses et vos coordonnées n’y figurent jamais. Le site marche aussi sans eux.',
    }),
  }
  const isWanted = isOpen || isDecided
  useEffect(() => {
    if (isWanted) loadConsentParts(i18n).then(setParts, () => undefined)
  }, [isWanted, i18n])
  return (
    <>
      {(isAsking || (isDecided && parts)) && (
        <ConsentBanner
          {...consentForm}
          texts={words}
          settings={<ConsentLink className={buttonClass('quiet')}>{words.settings}</ConsentLink>}
          onChoose={(words) => {
            choose(words)
            setDecided(true)
          }}
          {...(isDecided && parts
            ? {
                decided: {
                  text: <parts.ConsentKept />,
                  hideLabel: words.hide,
                  onHide: () => setDecided(false),
                },
              }
            : {})}
        >
          <p>{words.text}</p>
        </ConsentBanner>
      )}
      {isOpen && parts && <parts.ConsentDialog onClose={() => showSettings(false)} />}
    </>
  )
}
