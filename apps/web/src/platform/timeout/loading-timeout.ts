/** Milliseconds after which code that does not come counts as not to be had: longer than a slow telephone needs. */
export const loadingTimeout = 30_000
