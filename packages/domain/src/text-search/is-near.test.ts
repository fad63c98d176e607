import { describe, expect, test } from 'vitest'
import { isNear } from './is-near.ts'

describe('what was typed stands for a word with', () => {
  test.each([
    ['a letter too few', 'someil', 'sommeil'],
    ['a letter too many', 'sommmeil', 'sommeil'],
    ['another letter', 'sonmeil', 'sommeil'],
    ['two letters in the wrong order', 'smomeil', 'sommeil'],
    ['two errors in a long word', 'alzeimmer', 'alzheimer'],
    ['an error in its beginning', 'medcam', 'medicaments'],
  ])('%s', (_, typed, word) => {
    expect(isNear(typed, word)).toBe(true)
  })
})

describe('it does not stand for a word', () => {
  test.each([
    ['of three letters with an error', 'irn', 'irm'],
    ['with two errors in a short one', 'somel', 'sommeil'],
    ['that is much shorter', 'sommeil', 'son'],
    ['that is another one', 'ponction', 'audition'],
  ])('%s', (_, typed, word) => {
    expect(isNear(typed, word)).toBe(false)
  })
})
