import { expect, it } from 'vitest'
import { checked } from '../checked.ts'
import { image, person } from '../testing/wire.ts'

const reading = (fields: Record<string, unknown>) =>
  checked('people', person({ text: [], ...fields }), 'fr/people/anna')

it('a real person is not shown without a picture', () => {
  expect(reading({ sample: false })).toEqual({
    value: undefined,
    problems: [
      {
        document: 'fr/people/anna',
        field: 'portrait',
        reason: { code: 'missing_portrait' },
      },
    ],
  })
  expect(reading({ sample: false, portrait: image() }).value).toHaveProperty('portrait')
})

it('a sample person needs no picture', () => {
  expect(reading({ sample: true }).problems).toEqual([])
})
