import { type Failure, failureOf } from './errors.ts'

/** What the backend confirmed with, or why it did not. */
export type Sent<Receipt> = { kind: 'confirmed'; receipt: Receipt } | Failure

/** Nothing was confirmed; `failure` says why. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`Nothing was confirmed: ${failure.kind}`)
    this.failure = failure
  }
}

/** What a method of the client resolves to. */
interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** Makes one request, which ends with the signal. */
export type Call<Data> = (signal: AbortSignal) => Promise<Answer<Data>>

/**
 * Milliseconds after which a backend that does not answer counts as unreachable. What was sent may have been stored, so it is
 * waited for longer.
 */
const timeouts = { load: 15_000, send: 30_000 }

/** Sends something that the backend confirms or refuses; never rejects. */
export function send<Receipt>(call: Call<Receipt>): Promise<Sent<Receipt>> {
  return settled(call, timeouts.send)
}

/** Loads something to show; rejects with a CallError. */
export function load<Data>(call: Call<Data>): Promise<Data> {
  return receiptOf(settled(call, timeouts.load))
}

/** What the backend confirmed with; rejects with a CallError where it did not. */
export async function receiptOf<Receipt>(sent: Promise<Sent<Receipt>>): Promise<Receipt> {
  const outcome = await sent
  if (outcome.kind === 'confirmed') return outcome.receipt
  throw new CallError(outcome)
}

/** Why a query or a mutation failed. */
export function failureIn(error: Error): Failure {
  return error instanceof CallError ? error.failure : { kind: 'unexpected', status: 0 }
}

/** A call that rejects never reached the backend, or what came back was not its answer. */
async function settled<Data>(call: Call<Data>, timeout: number): Promise<Sent<Data>> {
  try {
    const answer = await call(AbortSignal.timeout(timeout))
    if (answer.data !== undefined) return { kind: 'confirmed', receipt: answer.data }
    // What was erased is answered without a word.
    return answer.response.status === 204 ? { kind: 'confirmed', receipt: answer.data as Data } : failureOf(answer)
  } catch {
    return failureOf({})
  }
}
