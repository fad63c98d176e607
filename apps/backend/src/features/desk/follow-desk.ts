import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Throttled, Unavailable } from '../../platform/contract/failures.ts'
import { lifetimes } from '../../sessions/session-settings.ts'
import { sessionOf, signedIn } from '../../sessions/signed-in.ts'
import { openSessionsAmong } from '../../sessions/staff-sessions.ts'
import type { Backend } from '../backend.ts'

/** Milliseconds between two comments, which show proxies and browsers that the stream is still open. */
const heartbeat = 15_000

/** The number of streams that one user may have open in this process. Each browser opens one stream. */
const maxStreams = 8

interface OpenStream {
  stream: PassThrough
  staffId: string
  sessionId: string
  openedAt: number
}

/** Sends `changed` whenever a list of the desk changed, until the session ends or the access token would expire. */
export function followDesk({ database, clock, desk }: Backend) {
  const streams = new Set<OpenStream>()
  let timer: NodeJS.Timeout | undefined

  async function beat(): Promise<void> {
    const sessionIds = [...streams].map(({ sessionId }) => sessionId)
    const open = await openSessionsAmong(database, sessionIds, clock())
    const now = performance.now()
    for (const { stream, sessionId, openedAt } of streams) {
      if (open.has(sessionId) && now - openedAt < lifetimes.access) send(stream, ':')
      else stream.end()
    }
  }

  function add(opened: OpenStream): void {
    streams.add(opened)
    // A failure is ignored, because the streams end anyway when the database is lost.
    timer ??= setInterval(() => void beat().catch(() => undefined), heartbeat)
  }

  function remove(opened: OpenStream): void {
    streams.delete(opened)
    if (streams.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id: staffId } = signedIn(request)
    const own = [...streams].filter((opened) => opened.staffId === staffId)
    if (own.length >= maxStreams) throw new Throttled(heartbeat)
    const stream = new PassThrough()
    const changed = () => send(stream, 'data: changed')
    // The desk may have missed changes before the stream was opened.
    changed()
    const unfollow = desk.changes.follow({ changed, end: () => stream.end() })
    if (unfollow === undefined) throw new Unavailable()
    const opened = { stream, staffId, sessionId: sessionOf(request), openedAt: performance.now() }
    add(opened)
    reply.raw.once('close', () => {
      unfollow()
      remove(opened)
      stream.destroy()
    })
    return reply.header('X-Accel-Buffering', 'no').type('text/event-stream').send(stream)
  }
}

function send(stream: PassThrough, line: string): void {
  if (stream.writable) stream.write(`${line}\n\n`)
}
