import { type Failure, failureOf } from './errors.ts'

/** The backend's confirmation, or why the call failed. */
export type Sent<Receipt> = { kind: 'confirmed'; receipt: Receipt } | Failure

/** Thrown when nothing was confirmed; `failure` says why. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`Nothing was confirmed: ${failure.kind}`)
    this.failure = failure
  }
}

/** The result of a method of the client. */
interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** Makes one request, which is aborted with the signal. */
export type Call<Data> = (signal: AbortSignal) => Promise<Answer<Data>>

/**
 * After this many milliseconds without a response, the backend counts as unreachable. Requests that send data wait longer, because
 * their data may already be stored.
 */
const timeouts = { load: 15_000, send: 30_000 }

/** Sends data that the backend confirms or rejects; never throws. */
export function send<Receipt>(call: Call<Receipt>): Promise<Sent<Receipt>> {
  return settled(call, timeouts.send)
}

/** Loads data to show; rejects with a CallError if that fails. */
export function load<Data>(call: Call<Data>): Promise<Data> {
  return receiptOf(settled(call, timeouts.load))
}

/** The backend's confirmation; throws a CallError otherwise. */
export async function receiptOf<Receipt>(sent: Promise<Sent<Receipt>>): Promise<Receipt> {
  const outcome = await sent
  if (outcome.kind === 'confirmed') return outcome.receipt
  throw new CallError(outcome)
}

/** The reason why a query or a mutation failed. */
export function failureIn(error: Error): Failure {
  return error instanceof CallError ? error.failure : { kind: 'unexpected', status: 0 }
}

/** If the call throws, it did not reach the backend or the response was invalid. */
async function settled<Data>(call: Call<Data>, timeout: number): Promise<Sent<Data>> {
  try {
    const answer = await call(AbortSignal.timeout(timeout))
    if (answer.data !== undefined) return { kind: 'confirmed', receipt: answer.data }
    // A deletion has no response body.
    return answer.response.status === 204 ? { kind: 'confirmed', receipt: answer.data as Data } : failureOf(answer)
  } catch {
    return failureOf({})
  }
}
