import autocannon, { type Instance, type Options, type Request, type Result } from 'autocannon'

export const connections = 20
const warmUpRequests = 3000
const seconds = 6

/** Connections that send the next request as soon as the last is answered; requests of the warm-up count as acknowledged. */
export async function load(url: string, request: Request) {
  const warmUp = await run(url, request, warmUpRequests)
  const measured = await run(url, request, Math.ceil(warmUp.perSecond * seconds))
  return { ...measured, acknowledged: warmUp.acknowledged + measured.acknowledged }
}

/** Sends the given number of requests and awaits each; any unsuccessful answer fails the run. Latency is in milliseconds. */
export async function run(url: string, request: Request, amount: number, more: Partial<Options> = {}) {
  const begin = performance.now()
  let end = begin
  const options = { url, connections, amount, requests: [request], ...more }
  // The types do not declare that it is both.
  const instance = autocannon(options) as Promise<Result> & Instance
  // autocannon only knows the end of a run to the second.
  void instance.on('response', () => {
    end = performance.now()
  })
  const { non2xx, errors, latency, '2xx': acknowledged } = await instance
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of the load were not answered with success.`)
  return { perSecond: acknowledged / ((end - begin) / 1000), latency, acknowledged }
}
