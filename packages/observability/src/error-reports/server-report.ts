import { fileURLToPath } from 'node:url'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { nodeStackLineParser } from '@sentry/core/server'

const maxFrames = 50

const [, readLine] = nodeStackLineParser()

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const isName = (text: unknown): text is string => typeof text === 'string' && /^(?:new )?[\w$.<>#]{1,80}$/.test(text)

/** Where an error was noticed: in which part of the server, and on which route, a pattern such as `/api/requests/:id`. */
export interface Notice {
  noticedBy: 'request' | 'render' | 'job' | 'process'
  route?: string | undefined
}

/** The fields that all reports of a process have in common. */
export interface Origin {
  server: 'site' | 'backend'
  environment: SiteEnvironment
  release?: string | undefined
}

interface Moment {
  /** The id of the report, in 32 hexadecimal digits. */
  id: string
  /** The time of the error in seconds since 1970. */
  time: number
}

interface BareException {
  type: string
  stacktrace: { frames: Frame[] }
}

const maxCauses = 5

/**
 * The report of a server error for Sentry. It contains only the kinds of the error and of its causes, their frames in our code, and
 * where and when it was noticed. Messages are dropped, because they repeat values of queries and visitors (R8-07, R0-13).
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

/** The error and its causes in Sentry's order, the root cause first. */
function withCauses(error: unknown): BareException[] {
  const found: BareException[] = []
  let cause = error
  do {
    found.unshift({ type: kindOf(cause), stacktrace: { frames: cause instanceof Error ? framesOf(cause) : [] } })
    cause = cause instanceof Error ? cause.cause : undefined
  } while (cause !== undefined && found.length < maxCauses)
  return found
}

/** The name of the error's class; its property `name` is not used, because it may contain anything. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'NoError'
  const { name }: { name: unknown } = Object.getPrototypeOf(error).constructor
  return typeof name === 'string' && /^[\w$]{1,60}$/.test(name) ? name : 'Error'
}

/** A line of our code, or of a package that it uses. */
interface Frame {
  /** A path relative to the root of the repository, or `node_modules/<package>/…`, or `node:…`. */
  filename: string
  function: string
  lineno?: number
  colno?: number
}

/** The frames of an error, the outermost call first. No part of the message is used as a frame, even if it looks like one. */
function framesOf(error: Error): Frame[] {
  return callsOf(error)
    .slice(0, maxFrames)
    .flatMap((line) => frameIn(line) ?? [])
    .toReversed()
}

/**
 * The lines of a stack after its message. If the message was changed later, the stack does not contain it; then the result is empty,
 * because any line could be a part of the old message.
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

/** The path without the folders of the machine; undefined for a file outside the product. */
function ownPath(path: string): string | undefined {
  if (/^node:[\w/]{1,80}$/.test(path)) return path
  const file = path.startsWith(root) ? path.slice(root.length) : ''
  const own = /(?<=^|\/)node_modules\/(?!.*\/node_modules\/).*$/.exec(file)?.[0] ?? file
  return /^[\w@$.+/-]{1,200}$/.test(own) && !own.includes('..') ? own : undefined
}
