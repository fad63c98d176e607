import autocannon, { type Request, type Result } from 'autocannon'

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
const mostRequests = 100_000

/** Every request is awaited, so none is stored without being counted. Any other answer than success fails the run. */
export async function load(url: string, request: Request): Promise<LoadResult> {
  const run = async (amount: number) => {
    const result = await autocannon({ url, connections, amount, requests: [request] })
    return checked(result)
  }
  const warmUp = await run(warmUpRequests)
  const measured = await run(Math.min(mostRequests, Math.ceil(rateOf(warmUp) * seconds)))
  return {
    requestsPerSecond: rateOf(measured),
    p99: measured.latency.p99,
    acknowledged: warmUp['2xx'] + measured['2xx'],
  }
}

function checked(result: Result): Result {
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} requests of the load were not answered with success.`)
  return result
}

function rateOf(result: Result): number {
  return result['2xx'] / ((result.finish.getTime() - result.start.getTime()) / 1000)
}
