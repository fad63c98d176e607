import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PublicSettings } from '../../../platform/settings/public-settings.ts'

/** A way to reach somebody. */
export interface ContactCard {
  title: string
  text: string
  link: { text: string; href: string }
}

/** By telephone, by being called, by mail: in words, so that the page needs no code for them. */
export function contactCards({ contactPhone, contactEmail }: PublicSettings, i18n: I18n): ContactCard[] {
  return [
    {
      title: i18n._(msg({ id: 'studies.contact.phone', message: 'Par téléphone' })),
      text: i18n._(
        msg({ id: 'studies.contact.phone-text', message: 'Posez vos questions à une personne de notre équipe.' }),
      ),
      link: { text: formatPhone(contactPhone), href: `tel:${contactPhone}` },
    },
    {
      title: i18n._(msg({ id: 'studies.contact.call', message: 'Nous vous appelons' })),
      text: i18n._(
        msg({
          id: 'studies.contact.call-text',
          message: 'Choisissez un moment : l’appel dure 10 minutes, et il est gratuit.',
        }),
      ),
      link: {
        text: i18n._(msg({ id: 'studies.contact.call-link', message: 'Laisser mes coordonnées' })),
        href: '/trial-forms',
      },
    },
    {
      title: i18n._(msg({ id: 'studies.contact.mail', message: 'Par e-mail' })),
      text: i18n._(
        msg({
          id: 'studies.contact.mail-text',
          message: 'Écrivez-nous sans détail sur votre santé : un e-mail n’est pas confidentiel.',
        }),
      ),
      link: { text: contactEmail, href: `mailto:${contactEmail}` },
    },
  ]
}
