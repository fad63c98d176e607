import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDisk } from './full-disk.ts'
import { processesIn, signal } from './processes.ts'
import type { Testbed } from './testbed.ts'
import { wait } from './wait.ts'

/** Hurts the product until it is asked to end and leaves nothing behind; says in a few words what it did. */
type Attack = (testbed: Testbed, end: AbortSignal) => Promise<string>

/** By what they are called. */
export type Attacks = Readonly<Record<string, Attack>>

/** Those after which it has to be started again first: they would cut short what a mail is waiting for while its database is away. */
const victims = [
  'site',
  'backend',
  'launcher',
  'content service',
  'every process',
  'database connection',
  'database server',
] as const
/** Milliseconds that the product is left alone once it answers again, and at most until a kill in the middle of a start. */
const times = { breath: 3_000, middleOfStart: 1_500 }

/** After these the product recovers or is started again. */
export const kills: Attacks = {
  ...Object.fromEntries(victims.map((victim) => [`kill: ${victim}`, byKills(victim)])),
  'full disk': async ({ disk, dataDirectory }, end) =>
    disk ? `${await fillDisk(dataDirectory, end)} MB filled` : 'not possible here',
}

const headers = (length: string) =>
  `POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
/** The beginning of a submission, as far as the first byte of its body. */
const begun = `${headers('Content-Length: 100')}{`
const mebibyte = 'x'.repeat(1024 * 1024)
const chunk = `${mebibyte.length.toString(16)}\r\n${mebibyte}\r\n`

/** No process is killed by these, so the memory at the end is that of processes that lived through all of it. */
export const hostility: Attacks = {
  'broken uploads': byUploads(50, (socket) => socket.write(begun, () => socket.destroy())),
  'stalled uploads': byUploads(300, (socket) => socket.write(begun)),
  'endless uploads': byUploads(10, (socket) => {
    socket.on('drain', () => socket.write(chunk)).write(headers('Transfer-Encoding: chunked') + chunk)
    setTimeout(() => socket.destroy(), 1_000)
  }),
  // Stopped, it keeps its connections and answers nothing, as behind a network that fails.
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

/** Again when the product has recovered. */
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

/** Keeps so many connections open, each again when it ends. */
function byUploads(connections: number, begin: (socket: Socket) => unknown): Attack {
  return async ({ port }, end) => {
    let opened = 0
    const keepOpen = async () => {
      for (; !end.aborted; opened += 1) {
        const socket = connect({ port, host: '127.0.0.1', signal: end })
        socket.resume().once('connect', () => begin(socket))
        // Hung up on, as it deserves.
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
