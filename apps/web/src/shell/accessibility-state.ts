/** Written by `pnpm rgaa`. */
export const accessibilityState: 'not' | 'partial' | 'total' = 'partial'
