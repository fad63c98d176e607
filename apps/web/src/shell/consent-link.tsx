import type { MouseEvent, ReactNode } from 'react'
import { useConsent } from '../platform/site/use-consent.ts'
import { PageLink } from '../routing/page-link.tsx'

/** Opens the choice of cookies over the page; without JavaScript it leads to the page that has it. */
export function ConsentLink({ className, children }: { className?: string; children: ReactNode }) {
  const { showSettings } = useConsent()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    showSettings(true)
  }
  return (
    <PageLink to="/cookie-settings" onClick={open} {...(className === undefined ? {} : { className })}>
      {children}
    </PageLink>
  )
}
