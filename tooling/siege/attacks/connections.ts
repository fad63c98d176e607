import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Connections that somebody keeps on a site. */
interface Hostility {
  connections: number
  /** What is done with each once it is open. */
  begin: (socket: Socket) => void
  /** Milliseconds until one that was closed is opened again. */
  again: number
}

/** Keeps so many connections open, each again when it ends, until it is asked to end; how many there were. */
export async function keepConnections(
  port: number,
  { connections, begin, again }: Hostility,
  end: AbortSignal,
): Promise<number> {
  let opened = 0
  async function keepOne(): Promise<void> {
    while (!end.aborted) {
      await connection(port, end, (socket) => {
        opened += 1
        begin(socket)
      })
      await pause(again, undefined, { signal: end }).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: connections }, keepOne))
  return opened
}

/** Settles when the connection is closed. */
function connection(port: number, end: AbortSignal, opened: (socket: Socket) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const hangUp = () => socket.destroy()
    end.addEventListener('abort', hangUp, { once: true })
    socket.once('connect', () => opened(socket))
    // Hung up on, as it deserves.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      end.removeEventListener('abort', hangUp)
      resolve()
    })
  })
}
