import { createServer, type ServerResponse } from 'node:http'

/** Answers a request with what stands after `/api/` of its address. */
export type Script = (path: string, response: ServerResponse) => void

export interface ScriptedService extends AsyncDisposable {
  origin: string
  /** From now on. */
  play: (script: Script) => void
  asked: string[]
}

/** A content service that does what a test wants, on a free port. */
export async function scriptedService(script: Script): Promise<ScriptedService> {
  let current = script
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/^\/api\//, '')
    asked.push(path)
    current(path, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    play: (next) => {
      current = next
    },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Answers with JSON, or with a body that is none. */
export function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
