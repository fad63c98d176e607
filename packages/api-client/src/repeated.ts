export type Fetch = (request: Request) => Promise<Response>

/** The header that a request lacked, by its answer; undefined where that answer stands. */
export type MissingHeader = (answer: Response, request: Request) => Promise<[name: string, value: string] | undefined>

/** Of an answer that asks for a token, or for fewer requests. */
const statuses = [401, 429]

/** Sends a request once more when its answer says which header it lacked, and never a third time. */
export function repeated(missing: MissingHeader, send: Fetch): Fetch {
  return async (request) => {
    // Not `clone`: it makes a stream of the body, which nobody who watches requests can read.
    const body = await request.text()
    // An empty one would be a body, of a type of its own.
    const init = body === '' ? {} : { body }
    const answer = await send(new Request(request, init))
    const header = statuses.includes(answer.status) && (await missing(answer, request))
    if (!header) return answer
    const again = new Request(request, init)
    again.headers.set(...header)
    return send(again)
  }
}
