import { useSite } from '../../routing/use-site.ts'
import { factsOfSettings } from './facts-of-settings.ts'
import { privacyText } from './privacy-text.ts'
import { TextPage } from './text-page.tsx'

export function PrivacyPolicyPage() {
  const { locale, settings } = useSite()
  return <TextPage text={privacyText(locale, factsOfSettings(settings))} />
}
