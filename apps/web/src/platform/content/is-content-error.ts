/** Whether it tells that content could not be read; by its name, for the built pages bring a class of their own. */
export function isContentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError'
}
