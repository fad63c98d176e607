/** The part of an error that may be logged. Messages are dropped, because those of the database repeat values of a query (R0-13). */
export interface ScrubbedError {
  name: string
  code: string | undefined
  frames: readonly string[]
  cause: ScrubbedError | undefined
}

export function redact(error: unknown): ScrubbedError {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, frames: [], cause: undefined }
  const lines = (error.stack ?? '').split('\n')
  return {
    name: error.name,
    code: codeOf(error),
    frames: lines.filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line)).map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : redact(error.cause),
  }
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
