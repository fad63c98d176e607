/** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
export const deviceTimeout = 3000
