/** The name in a report of a page that `routes` does not list. */
const withoutRow = 'NotFound'

const noticedBy = ['render', 'script', 'promise', 'resource']
const environments = ['production', 'staging', 'local']

const maxFrames = 50

type Fields = Record<string, unknown>

/**
 * Reduces a Sentry event to allowed fields: the kind of error, positions in our own scripts, the path pattern of the page, and times. A
 * message may quote typed text (`"Camille" is not valid JSON`), so messages are dropped, and so are addresses, headers, breadcrumbs and
 * names. `routes` are the path patterns of the pages. Undefined if the event is not a report.
 */
export function scrubReport(sent: unknown, routes: ReadonlySet<string>): Fields | undefined {
  const report = fieldsOf(sent)
  const { event_id: id, timestamp, release, environment, transaction } = report
  if (!isHex(id, 32) || typeof timestamp !== 'number') return undefined
  const own = report['type'] === 'transaction' ? bareTransaction(report) : bareError(report)
  return (
    own && {
      event_id: id,
      timestamp,
      platform: 'javascript',
      transaction: typeof transaction === 'string' && routes.has(transaction) ? transaction : withoutRow,
      ...(environments.includes(String(environment)) ? { environment } : {}),
      ...(isRelease(release) ? { release } : {}),
      ...own,
    }
  )
}

function bareError({ exception, tags }: Fields): Fields | undefined {
  const { values } = fieldsOf(exception)
  if (!Array.isArray(values) || values.length === 0) return undefined
  const notice = fieldsOf(tags)['noticed_by']
  return {
    level: 'error',
    exception: { values: values.slice(-5).map(bareException) },
    tags: noticedBy.includes(String(notice)) ? { noticed_by: notice } : {},
  }
}

function bareException(sent: unknown): Fields {
  const { type, stacktrace } = fieldsOf(sent)
  const { frames } = fieldsOf(stacktrace)
  return {
    type: isName(type) ? type : 'Error',
    stacktrace: { frames: Array.isArray(frames) ? frames.slice(-maxFrames).map(bareFrame) : [] },
  }
}

function bareFrame(sent: unknown): Fields {
  const { filename, function: name, lineno, colno } = fieldsOf(sent)
  // Only the name of the file is reported, because a frame may contain the address of a page.
  const file = /\/assets\/([\w.-]{1,80}\.js)$/.exec(String(filename))?.[1]
  return {
    // Sentry finds the source map of a file by a name in this form, whatever its host.
    filename: file === undefined ? '<page>' : `app:///assets/${file}`,
    function: isName(name) ? name : '?',
    ...(isCount(lineno) ? { lineno } : {}),
    ...(isCount(colno) ? { colno } : {}),
  }
}

function bareTransaction(sent: Fields): Fields | undefined {
  const { trace_id, span_id, op } = fieldsOf(fieldsOf(sent['contexts'])['trace'])
  const { start_timestamp } = sent
  if (!isHex(trace_id, 32) || !isHex(span_id, 16) || typeof start_timestamp !== 'number') return undefined
  if (op !== 'pageload' && op !== 'navigation') return undefined
  return {
    type: 'transaction',
    start_timestamp,
    transaction_info: { source: 'route' },
    contexts: { trace: { trace_id, span_id, op } },
    spans: [],
  }
}

const fieldsOf = (sent: unknown): Fields => (typeof sent === 'object' && sent !== null ? { ...sent } : {})
const isHex = (text: unknown, length: number): text is string =>
  typeof text === 'string' && text.length === length && /^[\da-f]+$/.test(text)
/** A release is named after the boot file, whose hash depends on everything built with it. */
const isRelease = (text: unknown) => typeof text === 'string' && /^boot-[\w-]{4,20}$/.test(text)
const isName = (text: unknown): text is string => typeof text === 'string' && /^[\w$.]{1,60}$/.test(text)
const isCount = (value: unknown) => Number.isInteger(value)
