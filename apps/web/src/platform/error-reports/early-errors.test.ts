import { expect, it } from 'vitest'
import { recordErrors } from './early-errors.ts'

function pageWith(errors: number) {
  const page = new EventTarget()
  const early = recordErrors(page)
  const happen = (type: string) => page.dispatchEvent(new Event(type))
  for (let error = 0; error < errors; error += 1) happen(error % 2 === 0 ? 'error' : 'unhandledrejection')
  const heard: string[] = []
  early.subscribe(({ type }) => void heard.push(type))
  return { happen, heard }
}

it('errors before the first listener are delivered in order', () => {
  expect(pageWith(3).heard).toEqual(['error', 'unhandledrejection', 'error'])
})

it('at most twenty errors are queued', () => {
  expect(pageWith(1_000).heard).toHaveLength(20)
})

it('later errors are delivered once, however many there were before', () => {
  const { happen, heard } = pageWith(30)
  happen('unhandledrejection')
  expect(heard).toHaveLength(21)
  expect(heard.at(-1)).toBe('unhandledrejection')
})
