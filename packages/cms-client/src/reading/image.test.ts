import { describe, expect, it } from 'vitest'
import { checked } from '../checked.ts'
import { image, person } from '../testing/wire.ts'

const reading = (fields: Record<string, unknown>) =>
  checked('people', person({ text: [], portrait: image(fields) }), 'fr/people/anna')

const formatsOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, { url: '/uploads/a.webp', width: index + 1 }]),
  )

it('an image is read up to its limits', () => {
  const { value, problems } = reading({
    alternativeText: 'a'.repeat(255),
    width: 65_535,
    height: 1,
    formats: formatsOf(20),
  })
  expect(problems).toEqual([])
  expect(value?.portrait).toMatchObject({ width: 65_535, height: 1 })
  expect(value?.portrait?.sizes).toHaveLength(20)
})

describe('a document is unreadable with', () => {
  const noPixels = { code: 'pixels_out_of_range', max: 65_535 }

  it.each([
    [
      'a description that is too long',
      { alternativeText: 'a'.repeat(256) },
      'alternativeText',
      { code: 'too_long', max: 255 },
    ],
    ['an image of width 0', { width: 0 }, 'width', noPixels],
    ['an image that is too wide', { width: 65_536 }, 'width', noPixels],
    ['an image of a negative height', { height: -1 }, 'height', noPixels],
    ['an image with a fractional width', { height: 10.5 }, 'height', noPixels],
    ['too many sizes', { formats: formatsOf(21) }, 'formats', { code: 'too_many_entries', max: 20 }],
    [
      'a size of width 0',
      { formats: { ...formatsOf(1), small: { url: '/uploads/a.webp', width: 0 } } },
      'formats[1].width',
      noPixels,
    ],
    [
      'a size that is too wide',
      { formats: { small: { url: '/uploads/a.webp', width: 1e9 } } },
      'formats[0].width',
      noPixels,
    ],
  ])('%s', (_, fields, field, reason) => {
    const problem = { document: 'fr/people/anna', field: `portrait.data.attributes.${field}`, reason }
    expect(reading(fields)).toEqual({ value: undefined, problems: [problem] })
  })
})

it('an image with an invisible description counts as one without a description', () => {
  const { value, problems } = reading({ alternativeText: '\u200b' })
  expect(value?.portrait).toBeUndefined()
  expect(problems.map(({ reason }) => reason)).toEqual([{ code: 'image_without_description' }])
})
