import autocannon, { type Instance, type Options, type Request, type Result } from 'autocannon'

export const connections = 20
const warmUpRequests = 3000
const seconds = 6

/** Measures requests on several connections, each of which sends its next request after an answer. The warm-up counts as acknowledged. */
export async function load(url: string, request: Request) {
  const warmUp = await run(url, request, warmUpRequests)
  const measured = await run(url, request, Math.ceil(warmUp.perSecond * seconds))
  return { ...measured, acknowledged: warmUp.acknowledged + measured.acknowledged }
}

/** Sends the given number of requests and waits for all answers; rejects if any of them fails. Latency is in milliseconds. */
export async function run(url: string, request: Request, amount: number, more: Partial<Options> = {}) {
  const begin = performance.now()
  let end = begin
  const options = { url, connections, amount, requests: [request], ...more }
  // The returned object is a promise and also an instance, which the types do not declare.
  const instance = autocannon(options) as Promise<Result> & Instance
  // autocannon reports the end of a run only in whole seconds, so the time of the last response is used.
  void instance.on('response', () => {
    end = performance.now()
  })
  const { non2xx, errors, latency, '2xx': acknowledged } = await instance
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of the load were not answered with success.`)
  return { perSecond: acknowledged / ((end - begin) / 1000), latency, acknowledged }
}
