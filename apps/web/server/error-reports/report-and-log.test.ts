import { logTo } from '@clairmemoire/observability/testing/log-to'
import { expect, test } from 'vitest'
import { reportAndLog } from './own-errors.ts'

const canary = 'Camille-Exemple'

function resultOf(...errors: readonly Error[]) {
  const lines: string[] = []
  const reported: unknown[] = []
  const report = reportAndLog(
    (error) => void reported.push(error),
    logTo((line) => void lines.push(line)),
  )
  for (const error of errors) report(error, { noticedBy: 'render', route: '/our-articles' })
  return { lines, events: lines.map((line): unknown => JSON.parse(line)), reported }
}

test('an error of a page is one line of the log, with the pattern of the page and without its message', () => {
  const error = new TypeError(canary, { cause: new RangeError(canary) })
  const { lines, events } = resultOf(error, error)
  expect(events).toMatchObject([
    {
      level: 'error',
      event: 'page not made',
      route: '/our-articles',
      name: 'TypeError',
      cause: { name: 'RangeError' },
    },
  ])
  expect(lines.join()).not.toContain(canary)
})

test('an error is also logged if no error service is configured', () => {
  expect(resultOf(new TypeError()).reported).toHaveLength(1)
})

test('an unavailable content service is an outage, not an error of a page', () => {
  const away = Object.assign(new Error('away'), { name: 'ContentError' })
  expect(resultOf(away)).toMatchObject({ events: [], reported: [] })
})
