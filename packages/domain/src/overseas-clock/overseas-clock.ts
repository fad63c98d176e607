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
  return zones[areaOfNumber(phone)] ?? zones[areas[postalCode.replaceAll(/\s/g, '').slice(0, 3)] ?? '']
}

/** The three digits that begin a number overseas, within France ("0690…") or with a code of its own ("+590 690…"). */
function areaOfNumber(phone: string): string {
  const [, international = '', within = ''] = /^(?:(?:\+|00)(\d+)|0(\d+))/.exec(phone.replaceAll(/[^\d+]/g, '')) ?? []
  // Mayotte shares the code of La Réunion.
  const national = international.replace(/^(?:33|262)0?/, '') || within
  // Reserved for films and examples, in no place at all.
  return national.startsWith('63998') ? '' : national.slice(0, 3)
}

const zones: Readonly<Record<string, string>> = {
  '590': 'America/Guadeloupe',
  '690': 'America/Guadeloupe',
  '691': 'America/Guadeloupe',
  '594': 'America/Cayenne',
  '694': 'America/Cayenne',
  '596': 'America/Martinique',
  '696': 'America/Martinique',
  '697': 'America/Martinique',
  '508': 'America/Miquelon',
  '262': 'Indian/Reunion',
  '692': 'Indian/Reunion',
  '693': 'Indian/Reunion',
  '269': 'Indian/Mayotte',
  '639': 'Indian/Mayotte',
  '681': 'Pacific/Wallis',
  '687': 'Pacific/Noumea',
  '689': 'Pacific/Tahiti',
}

/** The number that stands for each area of postal codes. */
const areas: Readonly<Record<string, string>> = {
  '971': '590',
  '972': '596',
  '973': '594',
  '974': '262',
  '975': '508',
  '976': '269',
  '977': '590',
  '978': '590',
  '986': '681',
  '987': '689',
  '988': '687',
}
