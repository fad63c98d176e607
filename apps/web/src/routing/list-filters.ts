/**
 * The query parameters of a list and their values: one of a fixed set, a short code that the visitor types (`typed`), or the number of a
 * later part of the list (`part`).
 */
export type Filters = Readonly<Record<string, readonly string[] | 'typed' | 'part'>>

export const partsOfList = { page: 'part' } as const satisfies Filters

/** Addresses contain these names and values, so none of them is a word about health. */
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
