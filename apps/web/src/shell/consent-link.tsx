import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { loadConsentDialog } from '../cookie-consent/index.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useConsent } from '../platform/site/site-hooks.ts'
import { PageLink } from '../routing/page-link.tsx'

/** Opens the choice of cookies over the page; without React it links to the page of that choice. */
export function ConsentLink({ children }: { children: ReactNode }) {
  const { setSettingsOpen } = useConsent()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setSettingsOpen(true)
  }
  return (
    <PageLink to="/cookie-settings" onClick={open} data-hydrate="">
      {children}
    </PageLink>
  )
}

/** The choice by category over a page, loaded when it is opened. */
export function ConsentSettings() {
  // The router provides `i18n`, because Lingui's hook returns a new object after each load.
  const { i18n }: SiteContext = useRouter().options.context
  const { isOpen, setSettingsOpen } = useConsent()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  useEffect(() => {
    if (!isOpen) return
    loadConsentDialog(i18n).then(
      (loaded) => setDialog(() => loaded),
      () => undefined,
    )
  }, [isOpen, i18n])
  return isOpen && Dialog && <Dialog onClose={() => setSettingsOpen(false)} />
}
