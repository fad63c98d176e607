import { createServer, type ServerResponse } from 'node:http'

/** Handles a request by the part of its address after `/api/`. */
export type Script = (path: string, response: ServerResponse) => void

export interface ScriptedService extends AsyncDisposable {
  origin: string
  /** Replaces the script from now on. */
  setScript: (script: Script) => void
  requestedPaths: string[]
}

/** A content service on a free port that responds as the script of the test says. */
export async function scriptedService(script: Script): Promise<ScriptedService> {
  let current = script
  const requestedPaths: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/^\/api\//, '')
    requestedPaths.push(path)
    current(path, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    setScript: (next) => {
      current = next
    },
    requestedPaths,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Responds with JSON, or with an invalid body. */
export function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
