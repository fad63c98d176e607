/** Runs in the page: logs the cause of an error too, such as of one from which React recovered. */
export function logCauses(): void {
  addEventListener('error', ({ error }) => {
    // oxlint-disable-next-line no-console -- the fixtures collect errors of the console
    if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack)
  })
}
