/** Shown in the place of a page. */
const withoutRow = 'NotFound'

const noticedBy = ['render', 'script', 'promise', 'resource']
const environments = ['production', 'staging', 'local']

const maxFrames = 50

type Fields = Record<string, unknown>

/**
 * Of a report in the form of Sentry's events what is on this list: kinds of errors, places of our own scripts, the pattern of the
 * page, times. A message may quote what somebody typed (`"Camille" is not valid JSON`), so none is kept; nor is an address, a header,
 * a breadcrumb or a name. `routes` are the patterns of the pages. Undefined for what is no report.
 */
export function bareReport(sent: unknown, routes: ReadonlySet<string>): Fields | undefined {
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
  // Of a file its name alone: the address of a page may stand in a frame.
  const file = /\/assets\/([\w.-]{1,80}\.js)$/.exec(String(filename))?.[1]
  return {
    // The form in which Sentry looks for the source map of a file, whatever host it came from.
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
/** The file that a page starts from is called after everything that was built with it. */
const isRelease = (text: unknown) => typeof text === 'string' && /^boot-[\w-]{4,20}$/.test(text)
const isName = (text: unknown): text is string => typeof text === 'string' && /^[\w$.]{1,60}$/.test(text)
const isCount = (value: unknown) => Number.isInteger(value)
