/** What a person typed that may show in which part of France overseas they are. */
export interface OverseasClues {
  phone?: string | undefined
  postalCode?: string | undefined
}

/**
 * The IANA time zone of a person in France overseas, by their telephone number, otherwise by their postal code; undefined for
 * anybody else. The clinic offers call times in Paris time, which is not theirs (R4-41).
 */
export function overseasZone({ phone = '', postalCode = '' }: OverseasClues): string | undefined {
  const number = areaOfNumber(phone)
  const code = postalCode.replaceAll(/\s/g, '').slice(0, 3)
  const has = (list: string, area: string) => area.length === 3 && list.includes(area)
  const found = overseas.find(([, numbers]) => has(numbers, number)) ?? overseas.find(([, , codes]) => has(codes, code))
  return found?.[0]
}

/** The first three digits of an overseas number, in national ("0690…") or international form ("+590 690…"). */
function areaOfNumber(phone: string): string {
  const [, international = '', within = ''] = /^(?:(?:\+|00)(\d+)|0(\d+))/.exec(phone.replaceAll(/[^\d+]/g, '')) ?? []
  // Mayotte has the same country code as La Réunion, 262.
  const national = international.replace(/^(?:33|262)0?/, '') || within
  // These numbers are reserved for films and examples and have no location.
  return national.startsWith('63998') ? '' : national.slice(0, 3)
}

/** Each time zone with the beginnings of its phone numbers and postal codes. */
const overseas: readonly [zone: string, numbers: string, codes: string][] = [
  ['America/Guadeloupe', '590 690 691', '971 977 978'],
  ['America/Cayenne', '594 694', '973'],
  ['America/Martinique', '596 696 697', '972'],
  ['America/Miquelon', '508', '975'],
  ['Indian/Reunion', '262 263 692 693', '974'],
  ['Indian/Mayotte', '269 639', '976'],
  ['Pacific/Wallis', '681', '986'],
  ['Pacific/Noumea', '687', '988'],
  ['Pacific/Tahiti', '689', '987'],
]
