/** What the register does not say. */
export const missing = 'missing'

export type Said<Value> = Value | typeof missing
