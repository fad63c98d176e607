import { fileURLToPath } from 'node:url'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { nodeStackLineParser } from '@sentry/core/server'

const maxFrames = 50

const [, readLine] = nodeStackLineParser()

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const isName = (text: unknown): text is string => typeof text === 'string' && /^(?:new )?[\w$.<>#]{1,80}$/.test(text)

/** The code that detected an error of a server, and its route: a pattern such as `/api/requests/:id`, never an address. */
export interface Notice {
  noticedBy: 'request' | 'render' | 'job' | 'process'
  route?: string | undefined
}

/** The common part of the reports of one process. */
export interface Origin {
  server: 'site' | 'backend'
  environment: SiteEnvironment
  release?: string | undefined
}

interface Moment {
  /** 32 hexadecimal digits. */
  id: string
  /** Seconds since 1970. */
  time: number
}

interface BareException {
  type: string
  stacktrace: { frames: Frame[] }
}

const maxCauses = 5

/**
 * The report of a server error for Sentry, built from an allowlist: its kind and those of its causes, the frames of our code, where and
 * when it was detected. Messages repeat values of queries and of visitors, so they are dropped (R8-07, R0-13).
 */
export function serverReport(error: unknown, { noticedBy, route }: Notice, origin: Origin, { id, time }: Moment) {
  const { server, environment, release } = origin
  return {
    event_id: id,
    timestamp: time,
    platform: 'node',
    level: 'error',
    environment,
    ...(release === undefined ? {} : { release }),
    ...(route === undefined ? {} : { transaction: route }),
    tags: { server, noticed_by: noticedBy },
    exception: { values: withCauses(error) },
  }
}

/** In Sentry's order: the root cause first. */
function withCauses(error: unknown): BareException[] {
  const found: BareException[] = []
  let cause = error
  do {
    found.unshift({ type: kindOf(cause), stacktrace: { frames: cause instanceof Error ? framesOf(cause) : [] } })
    cause = cause instanceof Error ? cause.cause : undefined
  } while (cause !== undefined && found.length < maxCauses)
  return found
}

/** The name of its class, because its `name` may be anything. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'NoError'
  const { name }: { name: unknown } = Object.getPrototypeOf(error).constructor
  return typeof name === 'string' && /^[\w$]{1,60}$/.test(name) ? name : 'Error'
}

/** A line of our code, or of a package that it uses. */
interface Frame {
  /** Relative to the root of the repository, or `node_modules/<package>/…`, or `node:…`. */
  filename: string
  function: string
  lineno?: number
  colno?: number
}

/** The frames of an error, the outermost call first. No part of its message is taken for a frame, whatever its wording. */
function framesOf(error: Error): Frame[] {
  return callsOf(error)
    .slice(0, maxFrames)
    .flatMap((line) => frameIn(line) ?? [])
    .toReversed()
}

/**
 * The lines of a stack after its message. If the message was changed later, the stack does not contain it, and no line is certainly a call.
 */
function callsOf({ stack, message }: { stack?: unknown; message: unknown }): string[] {
  if (typeof stack !== 'string' || typeof message !== 'string') return []
  const start = stack.indexOf(message)
  return start === -1 ? [] : stack.slice(start + message.length).split('\n')
}

function frameIn(line: string): Frame | undefined {
  const { filename: path = '', function: name, lineno, colno } = readLine(line) ?? {}
  const filename = ownPath(path)
  if (filename === undefined) return undefined
  return {
    filename,
    function: isName(name) ? name : '?',
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
  }
}

/** Without the folders of the machine; undefined for a file outside the product. */
function ownPath(path: string): string | undefined {
  if (/^node:[\w/]{1,80}$/.test(path)) return path
  const file = path.startsWith(root) ? path.slice(root.length) : ''
  const own = /(?<=^|\/)node_modules\/(?!.*\/node_modules\/).*$/.exec(file)?.[0] ?? file
  return /^[\w@$.+/-]{1,200}$/.test(own) && !own.includes('..') ? own : undefined
}
