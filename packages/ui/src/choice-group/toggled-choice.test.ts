import { describe, expect, it } from 'vitest'
import { toggledChoice } from './toggled-choice.ts'

const options = [
  { id: 'stroke' },
  { id: 'epilepsy' },
  { id: 'none', exclusive: true },
  { id: 'unknown', exclusive: true },
]

describe('ticking one more option', () => {
  it('keeps the others and the order of the list', () => {
    expect(toggledChoice(options, ['epilepsy'], 'stroke')).toEqual(['stroke', 'epilepsy'])
  })

  it('unticks every other when it is exclusive, another exclusive one too', () => {
    expect(toggledChoice(options, ['stroke', 'epilepsy'], 'none')).toEqual(['none'])
    expect(toggledChoice(options, ['unknown'], 'none')).toEqual(['none'])
  })

  it('unticks the exclusive one when it is ordinary', () => {
    expect(toggledChoice(options, ['none'], 'stroke')).toEqual(['stroke'])
  })
})

describe('clicking a ticked option', () => {
  it('unticks it alone', () => {
    expect(toggledChoice(options, ['stroke', 'epilepsy'], 'stroke')).toEqual(['epilepsy'])
    expect(toggledChoice(options, ['none'], 'none')).toEqual([])
  })
})

describe('an option that is not in the list', () => {
  it('changes nothing', () => {
    expect(toggledChoice(options, ['stroke'], 'gone')).toEqual(['stroke'])
  })
})
