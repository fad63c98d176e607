/** Milliseconds after which code that does not come counts as not to be had: longer than a slow telephone needs. */
export const loadingTimeout = 30_000

/** The answer, or a rejection after `timeout` milliseconds without one; what is awaited goes on by itself. */
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
