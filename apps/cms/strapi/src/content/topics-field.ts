/** The subjects of an article, chosen from a list: kept as the list of their names. */
export const topicsField = { name: 'topics', type: 'json' } as const
