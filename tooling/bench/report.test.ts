import { describe, expect, it } from 'vitest'
import { asTable, median, replacePart } from './report.ts'

it('the table shows for every target whether it is met, or by how much it is missed', () => {
  const table = asTable({
    title: 'Starts',
    measures: [
      ['ready', 4.256, 's', { atMost: 5 }],
      ['ready exactly at the target', 5, 's', { atMost: 5 }],
      ['signing up', 2000, 'a second', { atLeast: 2500 }],
      ['matching', 11, 'ms', { atMost: 10 }],
      ['mails that are missing', 2, 'mails', { atMost: 0 }],
      ['bytes', 95_123, 'bytes'],
    ],
  })
  expect(table.split('\n').toSpliced(2, 2)).toEqual([
    '### Starts',
    '',
    '| ready | 4.26 s | ≤ 5.00 s | met |',
    '| ready exactly at the target | 5.00 s | ≤ 5.00 s | met |',
    '| signing up | 2,000 a second | ≥ 2,500 a second | **missed by 20 %** |',
    '| matching | 11 ms | ≤ 10 ms | **missed by 10 %** |',
    '| mails that are missing | 2 mails | ≤ 0 mails | **missed by 2 mails** |',
    '| bytes | 95,123 bytes |  |  |',
  ])
})

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[7], 7],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('throws if one of the values was not measured', () => {
    expect(() => median([1, Number.NaN, 3])).toThrow(RangeError)
  })
})

describe('a measured part', () => {
  it('replaces its former text in the document', () => {
    const document = 'a\n<!-- desk -->\nold\n<!-- end of desk -->\nz'
    expect(replacePart(document, 'desk', 'new')).toBe('a\n<!-- desk -->\n\nnew\n\n<!-- end of desk -->\nz')
  })

  it('throws if the document has no place for it', () => {
    expect(() => replacePart('a', 'desk', 'new')).toThrow(RangeError)
  })
})
