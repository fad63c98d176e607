import { anything, assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubReport } from './scrub-report.ts'

const canary = 'Camille Exemple 06 39 98 12 34'
const id = '0'.repeat(32)

/** A report with everything that a library could add, and with the canary in every field. */
const report = {
  event_id: id,
  timestamp: 1,
  platform: 'javascript',
  environment: 'production',
  release: 'boot-k96k78xo',
  transaction: '/about-us',
  message: canary,
  request: { url: `https://clairmemoire.fr/?q=${canary}`, headers: { cookie: canary } },
  user: { ip_address: canary },
  breadcrumbs: [{ message: canary }],
  extra: { canary },
  tags: { noticed_by: 'promise', canary },
  contexts: { react: { canary } },
  exception: {
    values: [
      {
        type: 'SyntaxError',
        value: `Unexpected token C, "${canary}" is not valid JSON`,
        mechanism: { data: { canary } },
        stacktrace: {
          frames: [
            {
              filename: 'https://clairmemoire.fr/assets/abc123.js',
              abs_path: canary,
              function: 'parse',
              lineno: 1,
              colno: 4711,
              vars: { canary },
              context_line: canary,
            },
            { filename: `https://clairmemoire.fr/votre-demande#${canary}`, function: `function (${canary})` },
          ],
        },
      },
    ],
  },
}

const routes = new Set(['/about-us'])

describe('an error', () => {
  it('keeps its kind, the positions in our scripts and the pattern of its page, and nothing typed', () => {
    const bare = scrubReport(report, routes)
    expect(bare).toEqual({
      event_id: id,
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      environment: 'production',
      release: 'boot-k96k78xo',
      transaction: '/about-us',
      tags: { noticed_by: 'promise' },
      exception: {
        values: [
          {
            type: 'SyntaxError',
            stacktrace: {
              frames: [
                { filename: 'app:///assets/abc123.js', function: 'parse', lineno: 1, colno: 4711 },
                { filename: '<page>', function: '?' },
              ],
            },
          },
        ],
      },
    })
    expect(JSON.stringify(bare)).not.toMatch(/Camille|06 39/)
  })

  it.each(['/your-request?id=1', '/about-us#x', canary, '', undefined])(
    'has no page if its report has an address such as %j',
    (transaction) => {
      expect(scrubReport({ ...report, transaction }, routes)).toMatchObject({ transaction: 'NotFound' })
    },
  )
})

describe('a trace', () => {
  const trace = { trace_id: id, span_id: '0'.repeat(16), op: 'pageload', data: { url: canary } }
  const sent = {
    ...report,
    type: 'transaction',
    start_timestamp: 0,
    contexts: { trace },
    spans: [{ description: canary }],
    measurements: { lcp: { value: 812 }, canary: { value: canary } },
  }

  it('keeps the load time of a page, by its pattern', () => {
    expect(scrubReport(sent, routes)).toEqual({
      event_id: id,
      timestamp: 1,
      start_timestamp: 0,
      platform: 'javascript',
      type: 'transaction',
      environment: 'production',
      release: 'boot-k96k78xo',
      transaction: '/about-us',
      transaction_info: { source: 'route' },
      contexts: { trace: { trace_id: id, span_id: '0'.repeat(16), op: 'pageload' } },
      spans: [],
    })
  })

  it('is dropped if it measures anything but a page', () => {
    const contexts = { trace: { ...trace, op: 'http.client' } }
    expect(scrubReport({ ...sent, contexts }, routes)).toBeUndefined()
  })
})

it('any input that is not a report is dropped', () => {
  assert(
    property(anything(), (sent) => {
      expect(scrubReport(sent, routes)).toBeUndefined()
    }),
  )
})
