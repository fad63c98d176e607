import { describe, expect, it } from 'vitest'
import type { Answers } from '../questionnaire/question.ts'
import { oneOf, questionnaire } from '../questionnaire/testing/questions.ts'
import { type MemoryScore, memoryScore } from './memory-score.ts'
import { type Instrument, instrumentWith } from './testing/instruments.ts'
import vectors from './vectors.json' with { type: 'json' }

const things = ['talks', 'names', 'words', 'way']
const instrument = instrumentWith(things)
const calm = Object.fromEntries([...things, 'noticed'].map((id) => [id, id === 'noticed' ? 'no' : 'never']))
const answered = (changes: Answers) => ({ ...calm, worry: 'not_at_all', ...changes })
const scored = (changes: Answers = {}) => memoryScore(instrument.questionnaire, instrument.scoring, answered(changes))

describe('the step', () => {
  it('is nothing urgent when little happens and nobody worries', () => {
    expect(scored({ talks: 'sometimes' })).toMatchObject({
      points: 1,
      maxPoints: 20,
      band: 'nothing_urgent',
      atLeast: false,
    })
  })

  it('is to talk to a doctor when one thing happens very often and more than before', () => {
    expect(scored({ talks: 'very_often', talks_changed: 'yes' }).band).toBe('talk_to_doctor')
    expect(scored({ talks: 'very_often', talks_changed: 'no' }).band).toBe('nothing_urgent')
  })

  it('is to make an appointment when there is great worry too, or someone close has noticed', () => {
    const often = { talks: 'very_often', talks_changed: 'yes' }
    expect(scored({ ...often, worry: 'very' }).band).toBe('make_appointment')
    expect(scored({ ...often, noticed: 'yes' }).band).toBe('make_appointment')
  })

  it('is to talk to a doctor for great worry alone, whatever the points', () => {
    expect(scored({ worry: 'very' })).toMatchObject({ points: 0, band: 'talk_to_doctor' })
  })

  it('can also result from many small signs', () => {
    const often = Object.fromEntries(things.map((id) => [id, 'often']))
    const unchanged = Object.fromEntries(things.map((id) => [`${id}_changed`, 'no']))
    expect(scored({ ...often, ...unchanged })).toMatchObject({ points: 8, band: 'talk_to_doctor' })
  })

  it('is "not enough" when the answer to a declined question could lead to a step', () => {
    expect(scored({ worry: null })).toMatchObject({ band: 'not_enough', atLeast: true, declined: 1 })
    expect(scored({ way: null })).toMatchObject({ band: 'not_enough', atLeast: true })
  })

  it('is "not enough" when too few questions were answered, even if no answer could lead to a step', () => {
    const quiet = instrumentWith(things, { bands: {}, rules: [] })
    const score = memoryScore(quiet.questionnaire, quiet.scoring, { talks: 'never' })
    expect(score).toMatchObject({ band: 'not_enough', atLeast: false })
  })

  it('is marked "at least" when the answer to a declined question could lead to a sooner step', () => {
    expect(scored({ worry: 'very', talks: null })).toMatchObject({ band: 'talk_to_doctor', atLeast: true })
    expect(scored({ worry: 'very' })).toMatchObject({ band: 'talk_to_doctor', atLeast: false })
  })
})

describe('a declined answer', () => {
  it('might have opened the questions that depend on it', () => {
    expect(scored({ talks: null, worry: 'very' }).atLeast).toBe(true)
    expect(scored({ talks: 'sometimes', talks_changed: 'yes', worry: 'very' }).atLeast).toBe(false)
  })

  it('is counted among the questions that were asked', () => {
    expect(scored({ talks: 'often', names: null })).toMatchObject({ asked: 7, declined: 2 })
  })
})

describe('an area', () => {
  it('has a level that depends on the share of its items that happen often', () => {
    const levels = (changes: Answers) => scored(changes).areas.map(({ level }) => level)
    expect(levels({})).toEqual(['few', 'few'])
    expect(levels({ talks: 'often', talks_changed: 'yes' })).toEqual(['some', 'few'])
    const much = { talks: 'very_often', talks_changed: 'yes', names: 'often', names_changed: 'no' }
    expect(levels(much)).toEqual(['many', 'few'])
    expect(levels({ words: null, way: null })).toEqual(['few', 'not_enough'])
  })
})

describe('another instrument', () => {
  const tiny = questionnaire(
    oneOf('signs', ['walks', 'talks', 'none'], { type: 'several_of' }),
    oneOf('alone', ['yes', 'no']),
  )
  const scoring = {
    points: { signs: { walks: 2, talks: 3 }, alone: { yes: 1 } },
    areas: [{ id: 'all', items: [['signs'], ['alone']] }],
    bands: { make_appointment: 5 },
    rules: [],
    levels: { often: 1, some: 0.5, many: 1 },
    enough: 1,
  }

  it('is scored by its own data, in which each chosen option counts', () => {
    const score = memoryScore(tiny, scoring, { signs: ['walks', 'talks'], alone: 'no' })
    expect(score).toMatchObject({ points: 5, maxPoints: 6, band: 'make_appointment', areas: [{ level: 'some' }] })
    expect(memoryScore(tiny, scoring, { signs: ['walks'], alone: 'yes' }).band).toBe('nothing_urgent')
    expect(memoryScore(tiny, scoring, { signs: ['walks'], alone: null })).toMatchObject({
      band: 'not_enough',
      atLeast: false,
    })
    expect(memoryScore(tiny, scoring, { signs: null, alone: 'yes' })).toMatchObject({
      band: 'not_enough',
      atLeast: true,
    })
  })
})

describe('an area', () => {
  const areaOf = (changes: Answers) => scored(changes).areas[0]
  const all = (how: string, changed: string) =>
    Object.fromEntries(
      things.flatMap((id) => [
        [id, how],
        [`${id}_changed`, changed],
      ]),
    )

  it('distinguishes how much happens often from whether it happens more than before', () => {
    expect(areaOf(all('very_often', 'no'))).toMatchObject({ level: 'many', change: 'as_before' })
    expect(areaOf(all('very_often', 'yes'))).toMatchObject({ level: 'many', change: 'more' })
    expect(areaOf(all('often', 'no'))?.level).toBe(areaOf(all('often', 'yes'))?.level)
    expect(areaOf({})).toMatchObject({ level: 'few', change: 'not_told' })
  })
})

describe('the reasons for a step', () => {
  it('are the answers and items of each rule that leads to it', () => {
    expect(scored({ worry: 'very' }).reasons).toEqual({
      answers: [{ question: 'worry', is_one_of: ['very'] }],
      items: [],
    })
  })

  it('name the items that a rule counts', () => {
    expect(scored({ talks: 'very_often', talks_changed: 'yes' }).reasons).toEqual({ answers: [], items: ['talks'] })
  })

  it('are the items with the most points if the sum of points leads to it', () => {
    const often = Object.fromEntries(things.map((id) => [id, 'often']))
    expect(scored({ ...often, talks: 'very_often' }).reasons.items).toEqual(['talks'])
  })

  it('are absent when nothing is urgent', () => {
    expect(scored().reasons).toEqual({ answers: [], items: [] })
  })
})

describe('the public vectors', () => {
  const { questionnaire: asked, scoring, cases } = vectors as unknown as Vectors

  it.each([...cases])('$name', ({ answers, expected }) => {
    const { reasons: _, ...score } = memoryScore(asked, scoring, answers)
    expect(score).toEqual(expected)
  })
})

interface Vectors extends Instrument {
  cases: readonly { name: string; answers: Answers; expected: Omit<MemoryScore, 'reasons'> }[]
}
