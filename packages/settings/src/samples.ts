import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { hostName, productName } from '@clairmemoire/domain/product'

/** Numbers that the French and the American numbering plans reserve for fiction, so that nobody is called by mistake. */
export const samplePhones = { FR: '+33199001234', US: '+12025550142' } satisfies Record<Country, string>

/** The top-level domain `.example` is reserved: no mail can be sent there. */
export const sampleEmail = `contact@${hostName}.example`

/** A page at each social network, at hosts that do not exist (R2-82). */
export const sampleSocialLinks = (['facebook', 'instagram', 'linkedin', 'youtube'] as const).map((network) => ({
  network,
  href: `https://${network}.example/${hostName}`,
}))

/** Facts that the law requires an operator to publish, for an operator that has not set them (R0-06). */
export const sampleFacts = {
  fr: {
    name: `${productName} (exemple)`,
    address: '1 rue de l’Exemple, 75000 Paris (exemple)',
    registration: 'SIREN\u00a0000\u00a0000\u00a0000 (exemple)',
    publicationDirector: 'Nom de la personne responsable (exemple)',
    hostingProvider: 'Nom, adresse et téléphone de l’hébergeur (exemple)',
    dpoEmail: `donnees@${hostName}.example`,
  },
  en: {
    name: `${productName} (sample)`,
    address: '1 Example Street, 75000 Paris, France (sample)',
    registration: 'SIREN\u00a0000\u00a0000\u00a0000 (sample)',
    publicationDirector: 'Name of the person responsible (sample)',
    hostingProvider: 'Name, address and phone of the hosting company (sample)',
    dpoEmail: `privacy@${hostName}.example`,
  },
} satisfies Record<Locale, object>
