/** Milliseconds after which loading code counts as failed: longer than a slow telephone needs. */
export const loadingTimeout = 30_000

/** Resolves to the value, or rejects after `timeout` milliseconds without one; the pending work is not aborted. */
export async function within<Answer>(timeout: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeout} ms`)), timeout)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
