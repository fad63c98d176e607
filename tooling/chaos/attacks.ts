import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDisk } from './full-disk.ts'
import { processesIn, signal } from './processes.ts'
import type { Testbed } from './testbed.ts'
import { wait } from './wait.ts'

/** Attacks the product until aborted, then cleans up; returns a short description of the attack. */
type Attack = (testbed: Testbed, end: AbortSignal) => Promise<string>

/** The attacks by their names. */
export type Attacks = Readonly<Record<string, Attack>>

/** The processes to kill. */
const victims = [
  'site',
  'backend',
  'launcher',
  'content service',
  'every process',
  'database connection',
  'database server',
] as const
/** In milliseconds: the pause after the product is ready again, and the longest time after which it is killed during its start. */
const times = { breath: 3_000, middleOfStart: 1_500 }

/** Attacks that kill a process of the product or fill its disk. */
export const kills: Attacks = {
  ...Object.fromEntries(victims.map((victim) => [`kill: ${victim}`, byKills(victim)])),
  'full disk': async ({ disk, dataDirectory }, end) =>
    disk ? `${await fillDisk(dataDirectory, end)} MB filled` : 'not possible here',
}

const headers = (length: string) =>
  `POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
/** The beginning of a submission, with only the first byte of its body. */
const unfinishedRequest = `${headers('Content-Length: 100')}{`
const mebibyte = 'x'.repeat(1024 * 1024)
const chunk = `${mebibyte.length.toString(16)}\r\n${mebibyte}\r\n`

/** Attacks on a port by uploads that no server should wait for. */
export const uploads = {
  'broken uploads': byUploads(50, (socket) => socket.write(unfinishedRequest, () => socket.destroy())),
  'stalled uploads': byUploads(300, (socket) => socket.write(unfinishedRequest)),
  'endless uploads': byUploads(10, (socket) => {
    socket.on('drain', () => socket.write(chunk)).write(headers('Transfer-Encoding: chunked') + chunk)
    setTimeout(() => socket.destroy(), 1_000)
  }),
}

/** Attacks that kill no process, so that the memory of processes that run for a long time can be measured at the end. */
export const nonKillingAttacks: Attacks = {
  ...uploads,
  // A stopped process keeps its connections open but does not answer, like a database behind a failing network.
  'silent database': async ({ dataDirectory }, end) => {
    const database = (await processesIn(dataDirectory)).filter(({ part }) => part.startsWith('database'))
    for (const { pid } of database) signal(pid, 'SIGSTOP')
    await aborted(end)
    for (const { pid } of database) signal(pid, 'SIGCONT')
    return `${database.length} processes stopped`
  },
  'silent mail server': async ({ mails }, end) => {
    const before = mails.arrived.length
    mails.silence(aborted(end))
    await aborted(end)
    return `${mails.arrived.length - before} mails without an answer`
  },
}

/** Kills a process each time the product is ready again. */
function byKills(victim: (typeof victims)[number]): Attack {
  return async ({ product }, end) => {
    let killed = 0
    while (!end.aborted) {
      await product.ready()
      if (await product.kill(victim)) killed += 1
      if (victim === 'every process') {
        await pause(Math.random() * times.middleOfStart)
        await product.kill(victim)
      }
      await product.ready()
      await wait(times.breath, end)
    }
    return `${killed} kills`
  }
}

/** Keeps the given number of connections open: when one ends, another is opened. */
function byUploads(connections: number, begin: (socket: Socket) => unknown) {
  return async ({ port }: Pick<Testbed, 'port'>, end: AbortSignal) => {
    let opened = 0
    const keepOpen = async () => {
      for (; !end.aborted; opened += 1) {
        const socket = connect({ port, host: '127.0.0.1', signal: end })
        socket.resume().once('connect', () => begin(socket))
        // The server closed the connection, as it should.
        socket.on('error', () => undefined)
        await new Promise((resolve) => socket.once('close', resolve))
        await wait(100, end)
      }
    }
    await Promise.all(Array.from({ length: connections }, keepOpen))
    return `${opened} uploads`
  }
}

async function aborted(end: AbortSignal): Promise<void> {
  if (!end.aborted) await new Promise((resolve) => end.addEventListener('abort', resolve, { once: true }))
}
