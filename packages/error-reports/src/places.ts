import { fileURLToPath } from 'node:url'
import { nodeStackLineParser } from '@sentry/core/server'

/** A line of our code, or of a package that it uses. */
export interface Place {
  /** Relative to the root of the repository, or `node_modules/<package>/…`, or `node:…`. */
  filename: string
  function: string
  lineno?: number
  colno?: number
}

const maxPlaces = 50

const [, readLine] = nodeStackLineParser()
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where an error came from, the outermost call first. Nothing of its message is taken for a place, however that is worded. */
export function placesOf(error: Error): Place[] {
  return callsOf(error)
    .slice(0, maxPlaces)
    .flatMap((line) => placeIn(line) ?? [])
    .toReversed()
}

/** The lines of a stack behind its message. One that was changed later no longer stands in it: then no line is sure to be a call. */
function callsOf({ stack, message }: { stack?: unknown; message: unknown }): string[] {
  if (typeof stack !== 'string' || typeof message !== 'string') return []
  const start = stack.indexOf(message)
  return start === -1 ? [] : stack.slice(start + message.length).split('\n')
}

function placeIn(line: string): Place | undefined {
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

/** Without the folders of the machine; undefined for a file that is not of the product. */
function ownPath(path: string): string | undefined {
  if (/^node:[\w/]{1,80}$/.test(path)) return path
  const file = path.startsWith(root) ? path.slice(root.length) : ''
  const own = /(?<=^|\/)node_modules\/(?!.*\/node_modules\/).*$/.exec(file)?.[0] ?? file
  return /^[\w@$.+/-]{1,200}$/.test(own) && !own.includes('..') ? own : undefined
}

const isName = (text: unknown): text is string => typeof text === 'string' && /^(?:new )?[\w$.<>#]{1,80}$/.test(text)
