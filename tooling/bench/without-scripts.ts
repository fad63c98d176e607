import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'

/** A server in front of a site. */
export interface Proxy {
  url: string
  close: () => Promise<void>
}

/** Passes a site on: its pages as they are, or without their script elements. */
export async function startProxy(site: string, pages: 'as they are' | 'without scripts'): Promise<Proxy> {
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false
    const isChanged = isPage && pages === 'without scripts'
    const headers = isChanged ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers
    const asked = ask(new URL(request.url ?? '/', site), { headers }, (answer) => {
      if (isChanged) void sendWithoutScripts(answer, response)
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    asked.on('error', () => response.destroy())
    asked.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function sendWithoutScripts(page: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = (await buffer(page)).toString()
  const body = compressedPage(html.replaceAll(/<script\b.*?<\/script>/gs, ''))
  const { 'content-length': _, ...headers } = page.headers
  response.writeHead(page.statusCode ?? 502, { ...headers, 'content-encoding': 'br' }).end(body)
}

/** As the site compresses its pages. */
export function compressedPage(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
