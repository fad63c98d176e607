/** Marks a value that the register does not have. */
export const missing = 'missing'

export type Said<Value> = Value | typeof missing
