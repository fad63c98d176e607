import { logTo } from '@clairmemoire/observability/log-to'
import { expect, test } from 'vitest'
import { reportAndLog } from './own-errors.ts'

const canary = 'Camille-Exemple'

function told(...errors: readonly Error[]) {
  const lines: string[] = []
  const reported: unknown[] = []
  const report = reportAndLog(
    (error) => void reported.push(error),
    logTo((line) => void lines.push(line)),
  )
  for (const error of errors) report(error, { noticedBy: 'render', route: '/our-articles' })
  return { lines, events: lines.map((line): unknown => JSON.parse(line)), reported }
}

test('an error of a page is one line of the log, by the pattern of the page and without its words', () => {
  const error = new TypeError(canary, { cause: new RangeError(canary) })
  const { lines, events } = told(error, error)
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

test('an error is told where nobody collects reports, too', () => {
  expect(told(new TypeError()).reported).toHaveLength(1)
})

test('a content service that is away is a state, and no error of a page', () => {
  const away = Object.assign(new Error('away'), { name: 'ContentError' })
  expect(told(away)).toMatchObject({ events: [], reported: [] })
})
