import { useSite } from '../../routing/use-site.ts'
import { factsOfSettings } from './facts-of-settings.ts'
import { legalText } from './legal-text.ts'
import { TextPage } from './text-page.tsx'

export function LegalPage() {
  const { locale, settings } = useSite()
  return <TextPage text={legalText(locale, factsOfSettings(settings))} />
}
