import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { useSite } from '../platform/site/use-site.ts'

/** The drawings of the networks come with the pages that show them alone. */
const SocialLinks = lazy(async () => {
  const { SocialLinks: component } = await import('@clairmemoire/ui/social-links')
  return { default: component }
})

/** Those that the operator has set, on the French site (R2-82). */
export function SocialNetworks() {
  const { t } = useLingui()
  const { social } = useSite().settings
  if (social.length === 0) return null
  return (
    <SocialLinks title={t({ id: 'shell.footer.social', message: 'Nous suivre sur d’autres sites' })} links={social} />
  )
}
