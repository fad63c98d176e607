/** Runs in the page and also logs the cause of an error, for example when React recovered from the error. */
export function logCauses(): void {
  addEventListener('error', ({ error }) => {
    // oxlint-disable-next-line no-console -- the fixtures collect errors of the console
    if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack)
  })
}
