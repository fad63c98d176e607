import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack } from './testbed.ts'

const headers = (length: string) =>
  `POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
/** The beginning of a submission, as far as the first byte of its body. */
const begun = `${headers('Content-Length: 100')}{`
const mebibyte = 'x'.repeat(1024 * 1024)
const chunk = `${mebibyte.length.toString(16)}\r\n${mebibyte}\r\n`
const pipelined = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3_000)
const wrongAnswers = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [index, {}]))
const ideographs = Array.from({ length: 5_400 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')

export const hostileVisitors: readonly Attack[] = [
  byConnections('broken uploads', 50, (socket) => socket.write(begun, () => socket.destroy())),
  byConnections('stalled uploads', 300, (socket) => socket.resume().write(begun)),
  // Never read, so nobody learns that it is closed; it is opened anew after a while.
  byConnections('unread pipelines', 40, (socket) => socket.write(pipelined), 5_000),
  byConnections('slow headers', 300, (socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const drip = setInterval(() => socket.write('x'), 1_000)
    socket.once('close', () => clearInterval(drip))
  }),
  byConnections(
    'oversize bodies',
    10,
    (socket) => socket.resume().write(headers(`Content-Length: ${8 * mebibyte.length}`) + mebibyte),
    1_000,
  ),
  byConnections(
    'endless bodies in chunks',
    10,
    (socket) => {
      socket.on('drain', () => socket.write(chunk))
      socket.resume().write(headers('Transfer-Encoding: chunked') + chunk)
    },
    1_000,
  ),
  // One such body once held the backend for seconds.
  bySenders('3,000 wrong answers', '/api/trials/trial-signup-recommendation', {
    locale: 'fr',
    answers: wrongAnswers,
    questionnaire_version: '2',
  }),
  bySenders('wrong answers to the memory test', '/api/forms/orientation', {
    locale: 'fr',
    user_type: 'patient',
    answers: wrongAnswers,
  }),
  bySenders('an address of 16 kilobytes', '/api/mail/create-contact/', {
    locale: 'fr',
    lists: ['programme'],
    email: `a@${ideographs}.example`,
    consent: true,
    consent_text_version: '2026-11',
  }),
]

/** Keeps so many connections open, each again when it ends; it is hung up after so many milliseconds. */
function byConnections(
  name: string,
  connections: number,
  begin: (socket: Socket) => unknown,
  hangUpAfter?: number,
): Attack {
  return inParallel(name, connections, 'connections', async (port, end) => {
    const socket = connect({ port, host: '127.0.0.1', signal: end })
    socket.once('connect', () => begin(socket))
    // Hung up on, as it deserves.
    socket.on('error', () => undefined)
    const timer = hangUpAfter && setTimeout(() => socket.destroy(), hangUpAfter)
    await new Promise((resolve) => socket.once('close', resolve))
    clearTimeout(timer)
    await pause(100, undefined, { signal: end }).catch(() => undefined)
  })
}

/** Ten, each of whom sends the same again as soon as it is answered. */
function bySenders(what: string, path: string, content: object): Attack {
  const request = { method: 'POST', body: JSON.stringify(content), headers: { 'content-type': 'application/json' } }
  return inParallel(`ten senders of ${what}`, 10, 'bodies', async (port, signal) => {
    await fetch(`http://127.0.0.1:${port}${path}`, { ...request, signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  })
}

/** So many at once do the same again and again. */
function inParallel(
  name: string,
  many: number,
  unit: string,
  once: (port: number, end: AbortSignal) => Promise<void>,
): Attack {
  return {
    name,
    async run({ port }, end) {
      let times = 0
      const repeat = async () => {
        for (; !end.aborted; times += 1) await once(port, end)
      }
      await Promise.all(Array.from({ length: many }, repeat))
      return `${times} ${unit}`
    },
  }
}
