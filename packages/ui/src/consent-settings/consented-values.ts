/** What may be consented to; what is required is always part of it. */
export interface ConsentCategory {
  id: string
  isRequired: boolean
}

/**
 * The values to store: what is required (R4-33) and what is wanted (R4-34), in the order of the categories; what is no
 * category is no value.
 */
export function consentedValues(categories: readonly ConsentCategory[], wanted: readonly string[]): string[] {
  return categories.filter(({ id, isRequired }) => isRequired || wanted.includes(id)).map(({ id }) => id)
}
