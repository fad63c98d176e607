import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { type Place, placesOf } from './places.ts'

/** Who noticed an error of a server, and at which route: a pattern such as `/api/requests/:id`, never an address. */
export interface Notice {
  noticedBy: 'request' | 'render' | 'job' | 'process'
  route?: string | undefined
}

/** What reports of one process have in common. */
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
  stacktrace: { frames: Place[] }
}

const maxCauses = 5

/**
 * What Sentry is told of an error of a server, made anew of this list: its kind and those of its causes, places of our code, who noticed
 * it where, and when. A message repeats values of queries and of visitors, so none is kept (R8-07, R0-13).
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

/** As Sentry orders them: what was there first comes first. */
function withCauses(error: unknown): BareException[] {
  const found: BareException[] = []
  let cause = error
  do {
    found.unshift({ type: kindOf(cause), stacktrace: { frames: cause instanceof Error ? placesOf(cause) : [] } })
    cause = cause instanceof Error ? cause.cause : undefined
  } while (cause !== undefined && found.length < maxCauses)
  return found
}

/** The name of its class; its `name` may be anything. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'NoError'
  const { name }: { name: unknown } = Object.getPrototypeOf(error).constructor
  return typeof name === 'string' && /^[\w$]{1,60}$/.test(name) ? name : 'Error'
}
