import { Dialog } from '@clairmemoire/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConsentWords } from './consent-words.ts'
import { OwnConsent } from './own-consent.tsx'

export { cookieConsentCatalog } from './catalog.ts'

/** The choice by category over any page (R2-93), with a message once it is stored. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { matters, saved } = useConsentWords()
  const [isSaved, setSaved] = useState(false)
  return (
    <Dialog
      key={String(isSaved)}
      title={t({ id: 'cookie-consent.title', message: 'Vos choix de cookies' })}
      closeLabel={t({ id: 'cookie-consent.close', message: 'Fermer' })}
      onClose={onClose}
    >
      {isSaved ? (
        <p>{saved}</p>
      ) : (
        <>
          <p>{matters}</p>
          <OwnConsent onChosen={() => setSaved(true)} />
        </>
      )}
    </Dialog>
  )
}
