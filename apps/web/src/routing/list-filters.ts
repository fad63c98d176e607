/** The query parameters that filter a list, each with its values: from a fixed set, typed as a short code, or the number of a further part. */
export type Filters = Readonly<Record<string, readonly string[] | 'typed' | 'part'>>

export const partsOfList = { page: 'part' } as const satisfies Filters

/** None of these names and values is a health word. */
export const catalogueFilters = {
  ...partsOfList,
  who: ['1', '2', '3', '4', '5'],
  type: ['m', 'o'],
  now: ['r', 'c', 'p', 'n', 'x'],
  age: 'typed',
  near: 'typed',
  lp: ['1'],
  iv: ['1'],
  home: ['1'],
} as const satisfies Filters

/** The names of compared studies: `?mk2214=1&trontier-1=1`. */
export const comparedStudies = 'slugs'
