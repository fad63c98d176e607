import { formatPhone } from '@clairmemoire/i18n/phone'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'
import type { LegalFacts } from './legal-facts.ts'

export function factsOfSettings({ legal, contactEmail, contactPhone }: PublicSettings): LegalFacts {
  return { ...legal, contactEmail, contactPhone: formatPhone(contactPhone) }
}
