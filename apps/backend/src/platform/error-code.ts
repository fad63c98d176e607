/** The code of a system, driver or framework error, such as ECONNREFUSED or 23505. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
