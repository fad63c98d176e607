import type { Socket } from 'node:net'
import type { Attack } from './attack.ts'
import { keepConnections } from './connections.ts'

const headers = (length: string) =>
  `POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
/** The beginning of a submission, as far as the first byte of its body. */
const begun = `${headers('Content-Length: 100')}{`
const mebibyte = 'x'.repeat(1024 * 1024)
const pipelined = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3_000)

export const hostileVisitors: readonly Attack[] = [
  byConnections('broken uploads', 50, 100, (socket) => socket.write(begun, () => socket.destroy())),
  byConnections('stalled uploads', 300, 100, (socket) => socket.resume().write(begun)),
  // Never read, so nobody learns that it is closed; it is opened anew after a while.
  byConnections('unread pipelines', 40, 100, (socket) => {
    socket.write(pipelined)
    endAfter(socket, 5_000)
  }),
  byConnections('slow headers', 300, 100, (socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const drip = setInterval(() => socket.write('x'), 1_000)
    socket.once('close', () => clearInterval(drip))
  }),
  byConnections('oversize bodies', 10, 200, (socket) => {
    socket.resume().write(headers(`Content-Length: ${8 * mebibyte.length}`) + mebibyte)
    endAfter(socket, 1_000)
  }),
  byConnections('oversize bodies in chunks', 10, 200, (socket) => {
    socket.resume().write(headers('Transfer-Encoding: chunked'))
    const feed = () => {
      while (socket.writable && socket.write(`${mebibyte.length.toString(16)}\r\n${mebibyte}\r\n`));
    }
    socket.on('drain', feed)
    feed()
    endAfter(socket, 1_000)
  }),
]

function byConnections(name: string, connections: number, again: number, begin: (socket: Socket) => void): Attack {
  return {
    name,
    run: async ({ port }, end) => `${await keepConnections(port, { connections, again, begin }, end)} connections`,
  }
}

function endAfter(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds)
  socket.once('close', () => clearTimeout(timer))
}
