import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A text with an optional link to this site or another site. */
export interface Reference {
  text: string
  href?: string
  /** States that the link leads to another site. */
  note?: string
}

interface Register {
  pattern: RegExp
  label: MessageDescriptor
  /** Returns the address of a study's page in the register. */
  page?: (id: string) => string
}

const registers: readonly Register[] = [
  {
    pattern: /^NCT\d{8}$/,
    label: msg({ id: 'studies.register.us', message: 'Registre américain ClinicalTrials.gov' }),
    page: (id) => `https://clinicaltrials.gov/study/${id}`,
  },
  {
    pattern: /^\d{4}-\d{6}-\d{2}-\d{2}$/,
    label: msg({ id: 'studies.register.eu', message: 'Registre européen CTIS' }),
    page: (id) => `https://euclinicaltrials.eu/ctis-public/view/${id}`,
  },
  { pattern: /^U\d{4}-\d{4}-\d{4}$/, label: msg({ id: 'studies.register.who', message: 'Numéro de l’OMS' }) },
  { pattern: /^IRAS \d+$/, label: msg({ id: 'studies.register.uk', message: 'Numéro britannique' }) },
]

/** The address of a study's page in its register; undefined if the register has no public pages. */
export function registerPage(id: string): string | undefined {
  return registers.find(({ pattern }) => pattern.test(id))?.page?.(id)
}

const elsewhere = msg({ id: 'studies.origin.other-site', message: 'autre site' })

/** A text, with an external link if `href` is given. */
export function referenceTo(text: string, href: string | undefined, i18n: I18n): Reference {
  return href === undefined ? { text } : { text, href, note: i18n._(elsewhere) }
}

/** A registration number with the name of its register, and a link to the study there if the register has public pages. */
export function registration(id: string, i18n: I18n): Reference {
  const register = registers.find(({ pattern }) => pattern.test(id))
  if (!register) return { text: id }
  const label = i18n._(register.label)
  const text = i18n._(msg({ id: 'studies.register.number', message: `${label} : ${id}` }))
  return referenceTo(text, registerPage(id), i18n)
}
