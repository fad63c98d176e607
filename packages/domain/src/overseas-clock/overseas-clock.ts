/** What tells where in France overseas a person may be, as they typed it. */
export interface OverseasClues {
  phone?: string | undefined
  postalCode?: string | undefined
}

/**
 * The clock of a person of France overseas by their telephone number, then by their postal code, as a name of IANA; undefined for
 * anybody else. The clinic calls by the clock of Paris, which is another one there (R4-41).
 */
export function overseasZone({ phone = '', postalCode = '' }: OverseasClues): string | undefined {
  const number = areaOfNumber(phone)
  const code = postalCode.replaceAll(/\s/g, '').slice(0, 3)
  const has = (list: string, area: string) => area.length === 3 && list.includes(area)
  const found = overseas.find(([, numbers]) => has(numbers, number)) ?? overseas.find(([, , codes]) => has(codes, code))
  return found?.[0]
}

/** The three digits that begin a number overseas, within France ("0690…") or with a code of its own ("+590 690…"). */
function areaOfNumber(phone: string): string {
  const [, international = '', within = ''] = /^(?:(?:\+|00)(\d+)|0(\d+))/.exec(phone.replaceAll(/[^\d+]/g, '')) ?? []
  // Mayotte shares the code of La Réunion.
  const national = international.replace(/^(?:33|262)0?/, '') || within
  // Reserved for films and examples, in no place at all.
  return national.startsWith('63998') ? '' : national.slice(0, 3)
}

/** Each clock, the three digits that begin its numbers, and those that begin its postal codes. */
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
