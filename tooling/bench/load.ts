import autocannon, { type Request } from 'autocannon'

/** How one operation stood up to connections that ask again as soon as they are answered. */
export interface LoadResult {
  requestsPerSecond: number
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number
  /** Requests of the whole run, the warm-up included, that were answered with success. */
  acknowledged: number
}

export const connections = 20
const warmUpRequests = 3000
const seconds = 6

/** Every request is awaited, so none is stored without being counted. Any other answer than success fails the run. */
export async function load(url: string, request: Request): Promise<LoadResult> {
  const warmUp = await run(url, request, warmUpRequests)
  const measured = await run(url, request, Math.ceil(warmUp.requestsPerSecond * seconds))
  return { ...measured, acknowledged: warmUp.acknowledged + measured.acknowledged }
}

/** Sends so many. Takes the time itself: autocannon knows the end of a run only to the second. */
export function run(url: string, request: Request, amount: number): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    let end = begin
    const instance = autocannon({ url, connections, amount, requests: [request] }, (error, result) => {
      if (error) return reject(error)
      const failed = result.non2xx + result.errors
      if (failed > 0) return reject(new Error(`${failed} requests of the load were not answered with success.`))
      const acknowledged = result['2xx']
      resolve({ requestsPerSecond: acknowledged / ((end - begin) / 1000), p99: result.latency.p99, acknowledged })
    })
    instance.on('response', () => {
      end = performance.now()
    })
  })
}
