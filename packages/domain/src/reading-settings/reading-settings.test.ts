import { type Arbitrary, assert, boolean, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultReading,
  formatReadingSettings,
  parseReadingSettings,
  type ReadingSettings,
  readingAttributes,
  type TextSize,
} from './reading-settings.ts'

const anySettings: Arbitrary<ReadingSettings> = record({
  textSize: constantFrom<TextSize>('a', 'a-plus', 'a-plus-plus'),
  calm: boolean(),
  keepMessages: boolean(),
})

describe('reading settings as text', () => {
  it('are unchanged after formatting and parsing', () => {
    assert(
      property(anySettings, (settings) => {
        expect(parseReadingSettings(formatReadingSettings(settings))).toEqual(settings)
      }),
    )
  })

  it('need no escaping in a cookie', () => {
    assert(
      property(anySettings, (settings) => {
        expect(formatReadingSettings(settings)).toMatch(/^[a-z.-]+$/)
      }),
    )
  })

  it('are parsed only in the exact format', () => {
    assert(
      property(string({ unit: constantFrom('a', '-plus', '.', 'calm', 'keep-messages', '=', '\u0000') }), (text) => {
        const settings = parseReadingSettings(text)
        expect(settings === defaultReading || formatReadingSettings(settings) === text).toBe(true)
      }),
    )
  })

  it.each([
    undefined,
    '',
    'A-PLUS',
    'a-plus.',
    ' a-plus',
    'calm',
    'a.keep-messages.calm',
    'a-plus.calm.calm',
    'a-plus" onload="x',
    '__proto__',
  ])('mean the default settings when they are %j', (text) => {
    expect(parseReadingSettings(text)).toBe(defaultReading)
  })
})

describe('the root element of a page', () => {
  it('has no attribute for the default settings', () => {
    expect(Object.values(readingAttributes(defaultReading))).toEqual([undefined, undefined, undefined])
  })

  it('has an attribute for each setting that is on', () => {
    expect(readingAttributes({ textSize: 'a-plus', calm: true, keepMessages: true })).toEqual({
      'data-text-size': 'a-plus',
      'data-calm': '',
      'data-keep-messages': '',
    })
  })

  it('keeps messages on screen with the largest text', () => {
    expect(readingAttributes({ ...defaultReading, textSize: 'a-plus-plus' })['data-keep-messages']).toBe('')
  })
})
