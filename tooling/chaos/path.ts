import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can go silent, as a network does: connections stay open, and what is said arrives when it speaks again. */
export interface Path extends AsyncDisposable {
  /** On this machine. */
  port: number
  /** `answers`: what is asked still reaches the server. */
  silence: (what: 'everything' | 'answers') => void
  restore: () => void
}

/** @param to port of the server, on this machine */
export async function pathTo(to: number): Promise<Path> {
  let silenced: 'nothing' | 'everything' | 'answers' = 'nothing'
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  const server = createServer((near) => {
    const pair = [near, connect(to, '127.0.0.1')] as const
    pairs.add(pair)
    forward(...pair)
    apply(pair)
    near.once('close', () => pairs.delete(pair))
  })

  function apply([near, far]: readonly [Socket, Socket]): void {
    if (silenced === 'everything') near.pause()
    else near.resume()
    if (silenced === 'nothing') far.resume()
    else far.pause()
  }

  function become(next: typeof silenced): void {
    silenced = next
    for (const pair of pairs) apply(pair)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    silence: become,
    restore: () => become('nothing'),
    async [Symbol.asyncDispose]() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** In both directions, so that what one end has sent before it hung up still arrives. */
function forward(near: Socket, far: Socket): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('data', (chunk) => void to.write(chunk))
    from.on('error', () => undefined)
    from.once('close', () => to.end())
  }
}
