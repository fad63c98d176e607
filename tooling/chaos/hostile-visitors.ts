import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack } from './attack.ts'

const headers = (length: string) =>
  `POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
/** The beginning of a submission, as far as the first byte of its body. */
const begun = `${headers('Content-Length: 100')}{`
const mebibyte = 'x'.repeat(1024 * 1024)
const pipelined = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3_000)
const wrongAnswers = JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [index, {}])))
const ideographs = Array.from({ length: 5_400 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')

export const hostileVisitors: readonly Attack[] = [
  byConnections('broken uploads', 50, (socket) => socket.write(begun, () => socket.destroy())),
  byConnections('stalled uploads', 300, (socket) => socket.resume().write(begun)),
  // Never read, so nobody learns that it is closed; it is opened anew after a while.
  byConnections('unread pipelines', 40, (socket) => {
    socket.write(pipelined)
    endAfter(socket, 5_000)
  }),
  byConnections('slow headers', 300, (socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const drip = setInterval(() => socket.write('x'), 1_000)
    socket.once('close', () => clearInterval(drip))
  }),
  byConnections('oversize bodies', 10, (socket) => {
    socket.resume().write(headers(`Content-Length: ${8 * mebibyte.length}`) + mebibyte)
    endAfter(socket, 1_000)
  }),
  byConnections('oversize bodies in chunks', 10, (socket) => {
    socket.resume().write(headers('Transfer-Encoding: chunked'))
    const feed = () => {
      while (socket.writable && socket.write(`${mebibyte.length.toString(16)}\r\n${mebibyte}\r\n`));
    }
    socket.on('drain', feed)
    feed()
    endAfter(socket, 1_000)
  }),
  // One such body once held the backend for seconds.
  bySenders(
    '3,000 wrong answers',
    '/api/trials/trial-signup-recommendation',
    `{"locale":"fr","answers":${wrongAnswers},"questionnaire_version":"2"}`,
  ),
  bySenders(
    'wrong answers to the memory test',
    '/api/forms/orientation',
    `{"locale":"fr","user_type":"patient","answers":${wrongAnswers}}`,
  ),
  bySenders(
    'an address of 16 kilobytes',
    '/api/mail/create-contact/',
    JSON.stringify({
      locale: 'fr',
      lists: ['programme'],
      email: `a@${ideographs}.example`,
      consent: true,
      consent_text_version: '2026-11',
    }),
  ),
]

/** Keeps so many connections open, each again when it ends. */
function byConnections(name: string, connections: number, begin: (socket: Socket) => void): Attack {
  return {
    name,
    async run({ port }, end) {
      let opened = 0
      async function keepOne(): Promise<void> {
        while (!end.aborted) {
          const socket = connect({ port, host: '127.0.0.1', signal: end })
          socket.once('connect', () => {
            opened += 1
            begin(socket)
          })
          // Hung up on, as it deserves.
          socket.on('error', () => undefined)
          await new Promise((resolve) => socket.once('close', resolve))
          await pause(100, undefined, { signal: end }).catch(() => undefined)
        }
      }
      await Promise.all(Array.from({ length: connections }, keepOne))
      return `${opened} connections`
    },
  }
}

/** Ten, each of whom sends the same again as soon as it is answered. */
function bySenders(what: string, path: string, body: string): Attack {
  return {
    name: `ten senders of ${what}`,
    async run({ port }, end) {
      let sent = 0
      async function send(): Promise<void> {
        while (!end.aborted) {
          const request = { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal: end }
          await fetch(`http://127.0.0.1:${port}${path}`, request)
            .then((answer) => answer.arrayBuffer())
            .catch(() => undefined)
          sent += 1
        }
      }
      await Promise.all(Array.from({ length: 10 }, send))
      return `${sent} bodies`
    },
  }
}

function endAfter(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds)
  socket.once('close', () => clearTimeout(timer))
}
