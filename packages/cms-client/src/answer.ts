import { bounds } from './bounds.ts'
import { ContentError } from './content-error.ts'
import type { Reason } from './reasons/reason.ts'

/** Same signature as the platform's fetch; aborts with the signal. */
export type Fetch = (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>

interface Answer {
  status: number
  body: string
}

/**
 * The service's JSON answer within the timeout; undefined for the service's own 404, which means that the document does not exist.
 * Any other status outside 200–399 is a failure (R8-01), and so is another server's 404.
 */
export async function answerOf(fetch: Fetch, url: string, timeout: number, document: string): Promise<unknown> {
  const { status, body } = await reached(fetch, url, timeout, document)
  const json = parsed(body)
  if (status === 404 && isMissing(json)) return undefined
  if (status < 200 || status > 399) throw new ContentError({ kind: 'status', status })
  if (json === undefined) throw unreadable(document, { code: 'not_json' })
  return json
}

async function reached(fetch: Fetch, url: string, timeout: number, document: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal })
    return { status: response.status, body: await textOf(response, document) }
  } catch (error) {
    throw error instanceof ContentError ? error : new ContentError({ kind: 'unreachable' })
  }
}

/** Stops reading an endless answer at the size limit. */
async function textOf(response: Response, document: string): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bounds.answer) throw unreadable(document, { code: 'too_many_bytes', max: bounds.answer })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMissing(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'data' in json && json.data === null && 'error' in json
}

function unreadable(document: string, reason: Reason): ContentError {
  return new ContentError({ kind: 'unreadable', document, field: 'answer', reason })
}
