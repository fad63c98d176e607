// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createBrowserErrorReports } from './browser-error-reports.ts'
import { recordErrors } from './early-errors.ts'
import type { ErrorReports, NoticedBy } from './error-reports.ts'

/** A page whose reporting code is loaded on demand, and its reports. */
function failingPage() {
  const reported: [name: string, noticedBy: NoticedBy][] = []
  const sends: ErrorReports = {
    report: (error, noticedBy) => reported.push([error instanceof Error ? error.name : String(error), noticedBy]),
    show: () => undefined,
  }
  let releaseCode = () => {}
  let refuse = () => {}
  const coming = new Promise<ErrorReports>((resolve, reject) => {
    releaseCode = () => resolve(sends)
    refuse = () => reject(new Error('No network'))
  })
  const page = document.createElement('main')
  const reports = createBrowserErrorReports(recordErrors(page), coming)
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    reported,
    page,
    reports,
    letCome: () => {
      releaseCode()
      return settled()
    },
    refuse: () => {
      refuse()
      return settled()
    },
    settled,
  }
}

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

describe('an error of a page', () => {
  it('is reported with its kind of event, once the reporting code is loaded (R8-07)', async () => {
    const { reported, page, reports, letCome: releaseCode } = failingPage()
    page.dispatchEvent(new ErrorEvent('error', { error: new TypeError('script') }))
    page.dispatchEvent(rejection(new RangeError('promise')))
    page.dispatchEvent(new Event('error'))
    reports.report(new SyntaxError('render'), 'render')
    expect(reported).toEqual([])
    await releaseCode()
    expect(reported).toEqual([
      ['TypeError', 'script'],
      ['RangeError', 'promise'],
      ['ResourceError', 'resource'],
      ['SyntaxError', 'render'],
    ])
  })

  it('is not reported if only a prefetch failed', async () => {
    const { reported, page, letCome: releaseCode } = failingPage()
    for (const rel of ['modulepreload', 'stylesheet', 'preload']) {
      const link = Object.assign(document.createElement('link'), { rel })
      page.append(link)
      link.dispatchEvent(new Event('error'))
    }
    await releaseCode()
    expect(reported).toEqual([['ResourceError', 'resource']])
  })

  it('waits in a queue that keeps the first twenty errors, because they show the cause', async () => {
    const { reported, reports, letCome: releaseCode, settled } = failingPage()
    for (let count = 1; count <= 25; count += 1)
      reports.report(Object.assign(new Error('again'), { name: String(count) }), 'script')
    await releaseCode()
    expect(reported).toHaveLength(20)
    expect(reported[0]).toEqual(['1', 'script'])
    reports.report(new TypeError('later'), 'script')
    await settled()
    expect(reported.at(-1)).toEqual(['TypeError', 'script'])
  })

  it('has no visible effect if the reporting code does not load', async () => {
    const { reported, reports, refuse } = failingPage()
    reports.report(new TypeError('script'), 'script')
    await refuse()
    expect(reported).toEqual([])
  })
})
