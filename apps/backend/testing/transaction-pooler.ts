import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const isReady = Buffer.from([0x5a, 0, 0, 0, 5])
const processId = Buffer.from([0x4b, 0, 0, 0, 12])
const terminate = 0x58

/**
 * Imitates the effects of a pooler in transaction mode: it announces process ids of its own, and after the login each client
 * uses the connection of the first client.
 */
export async function transactionPooler(url: string): Promise<AsyncDisposable & { url: string }> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let shared: Socket | undefined
  let asking: Socket | undefined
  const server = createServer((client) => {
    const own = connect(Number(port), hostname)
    let isLoggedIn = false
    for (const socket of [client, own]) sockets.add(socket.on('error', () => undefined))
    client.on('data', (bytes: Buffer) => {
      asking = client
      if (bytes[0] === terminate) client.end()
      else if (isLoggedIn) shared?.write(bytes)
      else own.write(bytes)
    })
    own.on('data', (bytes: Buffer) => {
      if (isLoggedIn) asking?.write(bytes)
      else client.write(withOtherId(bytes))
      if (!bytes.includes(isReady)) return
      isLoggedIn = true
      shared ??= own
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const pooled = new URL(url)
  pooled.port = String((server.address() as AddressInfo).port)
  return {
    url: pooled.href,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function withOtherId(bytes: Buffer): Buffer {
  const at = bytes.indexOf(processId)
  if (at >= 0) bytes.writeInt32BE(0, at + processId.length)
  return bytes
}
