import http from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Starts a proxy for browsers that do not support host resolver rules. It tunnels these hosts to this port and refuses all others. */
export async function startHostProxy(hosts: readonly string[], port: number) {
  const sockets = new Set<Socket>()
  const server = http.createServer((_, response) => response.writeHead(502).end())
  server.on('connect', (request, browser: Socket) => {
    const [host = ''] = (request.url ?? '').split(':')
    if (!hosts.includes(host)) return void browser.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    const site = connect(port, '127.0.0.1', () => {
      browser.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      site.pipe(browser).pipe(site)
    })
    for (const [end, other] of new Map([
      [browser, site],
      [site, browser],
    ])) {
      sockets.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => sockets.delete(end) && other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** `host:port`. */
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
