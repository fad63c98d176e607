import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const labels: Readonly<Record<string, MessageDescriptor>> = {
  first_name: msg({ id: 'your-request.field.first-name', message: 'Prénom' }),
  last_name: msg({ id: 'your-request.field.last-name', message: 'Nom' }),
  email: msg({ id: 'your-request.field.email', message: 'Adresse e-mail' }),
  phone: msg({ id: 'your-request.field.phone', message: 'Téléphone' }),
  country: msg({ id: 'your-request.field.country', message: 'Pays' }),
  postal_code: msg({ id: 'your-request.field.postal-code', message: 'Code postal' }),
  helper: msg({ id: 'your-request.field.helper', message: 'Personne à appeler' }),
  call: msg({ id: 'your-request.field.call', message: 'L’appel' }),
}

const consent = msg({ id: 'your-request.field.consent', message: 'Un accord' })

/** What a field of a request is called; one that this version does not know is an agreement. */
export function fieldLabel(i18n: I18n, field: string): string {
  return i18n._(labels[field] ?? consent)
}
