import { productName } from '@clairmemoire/domain/product'
import type { MedicalClinic, WebSite } from 'schema-dts'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'
import type { ToldPage } from '../told-page.ts'

/** How other data names the clinic. */
export function clinicId(origin: string): string {
  return `${origin}/#clinic`
}

/** Who runs the site. A sample of the operator's facts is no fact: it is told to nobody who cannot read that it is one. */
export function clinicData({ origin, locale, text }: ToldPage, settings: PublicSettings): [MedicalClinic, WebSite] {
  const { sample, legal, contactPhone, contactEmail, social } = settings
  const facts = {
    legalName: legal.name,
    address: legal.address,
    telephone: contactPhone,
    email: contactEmail,
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  }
  return [
    {
      '@type': 'MedicalClinic',
      '@id': clinicId(origin),
      name: productName,
      description: text.description,
      url: `${origin}/`,
      logo: `${origin}/icons/512.png`,
      medicalSpecialty: 'https://schema.org/Neurologic',
      ...(sample ? {} : facts),
    },
    {
      '@type': 'WebSite',
      name: productName,
      url: `${origin}/`,
      inLanguage: locale,
      publisher: { '@id': clinicId(origin) },
    },
  ]
}
