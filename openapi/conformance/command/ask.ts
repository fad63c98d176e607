import type { GivenAnswer, SentRequest } from '../exchange.ts'

/** What a server answers to a request. Fails when it cannot be reached or says nothing for ten seconds. */
export async function ask(server: URL, { method, url, headers, body }: SentRequest): Promise<GivenAnswer> {
  const response = await fetch(new URL(url, server), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...(body === '' ? {} : { body }),
  })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}
