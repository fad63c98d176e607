import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy to a database, which can stop forwarding data while the connections stay open. */
export interface DatabaseProxy extends AsyncDisposable {
  url: string
  /**
   * Stops forwarding. With `answers`, queries still reach the database. With `from`, it begins with the first query that
   * contains this text.
   */
  silence: (what: 'everything' | 'answers', from?: string) => void
  /** Closes silenced connections and lets new ones pass. */
  restore: () => void
}

export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let silenced: 'nothing' | 'everything' | 'answers' = 'nothing'
  let awaited: { what: 'everything' | 'answers'; from: string } | undefined
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.on('data', (chunk) => {
      if (awaited && chunk.includes(awaited.from)) silenced = awaited.what
      if (silenced !== 'everything') far.write(chunk)
    })
    far.on('data', (chunk) => silenced === 'nothing' && near.write(chunk))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const path = new URL(url)
  path.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: path.href,
    silence: (what, from) => {
      if (from === undefined) silenced = what
      else awaited = { what, from }
    },
    restore: () => {
      silenced = 'nothing'
      awaited = undefined
      cut()
    },
    async [Symbol.asyncDispose]() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
