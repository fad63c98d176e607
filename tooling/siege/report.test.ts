import { expect, it } from 'vitest'
import type { Course } from './besiege.ts'
import { asText, isSurvived } from './report.ts'

const row = { attack: 'full disk', requests: 120, refused: 7, slowest: 4_210, violations: new Map(), done: ['a', 'b'] }
const course = (changes: Partial<Course> = {}) => [
  { name: 'Own database', course: { rows: [row], facts: ['all is well'], faults: [], notMade: [], ...changes } },
]

it('lays the attacks out as a table and ends with the verdict', () => {
  expect(asText(course()).split('\n')).toEqual([
    '',
    'Own database',
    'attack     requests  refused  slowest  violations  done',
    'full disk  120       7        4.2 s    0           a + b',
    'all is well',
    '',
    'siege survived',
  ])
  expect(isSurvived(course())).toBe(true)
})

it('never calls an attack survived that was not made', () => {
  const text = asText(course({ notMade: ['full disk (no mount)'] }))
  expect(text).toContain('\nNOT MADE full disk (no mount)\n')
  expect(text.split('\n').at(-1)).toBe('siege survived, but not tried here: full disk (no mount)')
})

it('tells the first faults and how many there are', () => {
  const faults = Array.from({ length: 12 }, (_, index) => `fault ${index}`)
  const text = asText(course({ faults }))
  expect(text).toContain('FAULT Own database: fault 9\nand 2 more faults\n')
  expect(text.split('\n').at(-1)).toBe('siege lost: 12 faults, first Own database: fault 0')
  expect(isSurvived(course({ faults }))).toBe(false)
})
