import { ContentError, type ContentFailure } from '@clairmemoire/cms-client/content-error'
import { logTo } from '@clairmemoire/observability/log-to'
import { expect, test } from 'vitest'
import { contentTrouble, failureOfService } from './content-failure.ts'

const typed = 'fr article camille-exemple'

function told(error: unknown) {
  const lines: string[] = []
  contentTrouble(logTo((line) => void lines.push(line)))(typed, error)
  expect(lines.join()).not.toContain('camille')
  return lines.map((line): unknown => JSON.parse(line))
}

const unreadable = (field: string) =>
  ({ kind: 'unreadable', document: 'fr/articles/camille-exemple', field, reason: 'is missing' }) as const

test.each<ContentFailure>([
  { kind: 'unreachable' },
  { kind: 'status', status: 502 },
  ...['', 'answer', 'data', 'data[0].attributes'].map(unreadable),
])('a content service that fails (%o) is no fault of a document, and its reason names none', (failure) => {
  const error = new ContentError(failure)
  expect(told(error)).toEqual([])
  expect(failureOfService(error)).toMatch(/^The content service .+\.$/)
  expect(failureOfService(error)).not.toContain('camille')
})

test('a document that cannot be read is told by its own name', () => {
  const failure = { kind: 'unreadable', document: 'the article sleep', field: 'title', reason: 'is missing' } as const
  expect(told(new ContentError(failure))).toMatchObject([
    { event: 'content unreadable', reason: 'the article sleep cannot be read: title: is missing' },
  ])
})

test('any other failure is told by its code, and not in its words', () => {
  const full = Object.assign(new Error('ENOSPC: camille'), { code: 'ENOSPC' })
  expect(told(full)).toMatchObject([{ event: 'content unreadable', code: 'ENOSPC' }])
})
