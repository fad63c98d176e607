import { ContentError, type ContentFailure } from '@clairmemoire/cms-client/content-error'
import { lastingStates } from '@clairmemoire/log/lasting-states'
import { logTo } from '@clairmemoire/log/log-to'
import { expect, test } from 'vitest'
import { contentTrouble } from './content-trouble.ts'

const typed = 'fr article camille-exemple'

function told(...errors: readonly unknown[]) {
  const lines: string[] = []
  const log = logTo((line) => void lines.push(line))
  const tell = contentTrouble(log, lastingStates(log))
  for (const error of errors) tell(typed, error)
  expect(lines.join()).not.toContain('camille')
  return lines.map((line): unknown => JSON.parse(line))
}

test.each<ContentFailure>([{ kind: 'unreachable' }, { kind: 'status', status: 502 }])(
  'a content service that fails (%o) is one line, however many pages need it',
  (failure) => {
    const errors = Array.from({ length: 100 }, () => new ContentError(failure))
    expect(told(...errors)).toMatchObject([{ event: 'content service fails', is: 'begun' }])
  },
)

test('a document that cannot be read is told by its own name', () => {
  const failure = { kind: 'unreadable', document: 'the article sleep', field: 'title', reason: 'is missing' } as const
  expect(told(new ContentError(failure))).toMatchObject([
    { event: 'content unreadable', reason: 'the article sleep cannot be read: title: is missing' },
  ])
})

test('what could not be kept is told by its code, and not in its words', () => {
  const full = Object.assign(new Error('ENOSPC: camille'), { code: 'ENOSPC' })
  expect(told(full)).toMatchObject([{ event: 'content unreadable', code: 'ENOSPC' }])
})
