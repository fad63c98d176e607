import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import { type Band, memoryScore } from '@clairmemoire/domain/memory-score'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { assert, constant, constantFrom, oneof, property, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf, type Instrument, questionsOf } from './instrument.ts'
import { everyText, instrumentFaults } from './instrument-faults.ts'
import { memoryTest, relativesMemoryTest } from './memory-test.ts'
import { calmAnswers } from './testing/calm-answers.ts'

const now = new Date('2027-03-05T09:00:00Z')
const tests = [memoryTest, relativesMemoryTest]
const fewest = (test: Instrument) => test.questions.filter(({ show_if: conditions }) => conditions === undefined).length
const isEverydaySign = (id: string) => `${id}_changed` in memoryTest.scoring.points

describe.each(tests)('$id', (test) => {
  it('refers only to existing questions and options, and is complete in both languages', () => {
    expect(instrumentFaults(test)).toEqual([])
  })

  it('lets every question be declined, and asks first for signs that need immediate help', () => {
    expect(test.questions.filter(({ required }) => required)).toEqual([])
    const [first] = test.questions
    expect(first?.options?.filter(({ exclusive }) => !exclusive).every(({ urgent }) => urgent)).toBe(true)
  })

  it.each(['short', 'whole'] as const)(
    'takes the stated time of its %s form, with a quarter to half a minute for a question',
    (form) => {
      const asked = formOf(test, form)
      expect(asked.minutes).toBeGreaterThanOrEqual(fewest(asked) / 4)
      expect(asked.minutes).toBeLessThanOrEqual(asked.questions.length / 2)
    },
  )

  it('has at most 16 pages before the result in its short form, whatever the answers', () => {
    const { questions } = formOf(test, 'short')
    const consentAndCheck = 2
    expect(questions.length + consentAndCheck).toBeLessThanOrEqual(16)
  })

  it('asks in its short form for every urgent sign and every immediate danger', () => {
    const short = new Set(formOf(test, 'short').questions.map(({ id }) => id))
    const urgent = test.questions.filter(({ options = [] }) => options.some((option) => option.urgent))
    for (const { id } of urgent) expect(short).toContain(id)
    for (const id of ['mood', 'safety', 'stove']) expect(short).toContain(id)
  })

  it('accepts no date in the future or beyond a lifetime', () => {
    const days = questionsOf(test, 'fr', now).questions.filter(({ type }) => type === 'date')
    expect(days.map(({ validation }) => validation)).toEqual([{ min_date: '1906-03-06', max_date: '2027-03-05' }])
    const [late] = questionsOf(test, 'fr', new Date('2027-03-05T10:00:00Z')).questions.filter(
      ({ type }) => type === 'date',
    )
    expect(late?.validation?.max_date).toBe('2027-03-06')
  })
})

describe.each(['short', 'whole'] as const)('the steps of the %s form', (form) => {
  const asked = formOf(memoryTest, form)
  const order: readonly Band[] = ['nothing_urgent', 'not_enough', 'talk_to_doctor', 'make_appointment']
  const questionnaire = questionsOf(asked, 'fr', now)
  const score = (answers: Answers) => memoryScore(questionnaire, asked.scoring, { ...calmAnswers, ...answers })
  const band = (answers: Answers) => score(answers).band

  it('are not urgent for calm answers, even if some things happen sometimes', () => {
    expect(band({})).toBe('nothing_urgent')
    const slips = Object.fromEntries(
      memoryTest.questions.filter(({ id }) => isEverydaySign(id)).map(({ id }) => [id, 'sometimes']),
    )
    expect(band(slips)).toBe('nothing_urgent')
  })

  it.each<[string, Answers, Band]>([
    ['one thing very often and more than before', { talks: 'very_often', talks_changed: 'yes' }, 'talk_to_doctor'],
    ['… with great worry', { talks: 'very_often', talks_changed: 'yes', worry: 'very' }, 'make_appointment'],
    ['… seen by someone close', { talks: 'very_often', talks_changed: 'yes', noticed: 'yes' }, 'make_appointment'],
    ['great worry alone', { worry: 'very' }, 'talk_to_doctor'],
    ['a change that someone close has noticed', { noticed: 'yes' }, 'talk_to_doctor'],
    ['a little help', { help: 'some' }, 'talk_to_doctor'],
    ['help every week', { help: 'a_lot' }, 'make_appointment'],
    ['a sudden sign', { sudden_signs: ['sight'] }, 'make_appointment'],
    ['a recent sudden start', { onset: 'sudden_recent' }, 'make_appointment'],
    ['worry that is declined', { worry: null }, 'not_enough'],
  ])('%s', (_name, answers, expected) => {
    expect(band(answers)).toBe(expected)
  })

  it('are not sooner because of low mood, bad nights, medicines, hearing or alcohol, which are other causes', () => {
    const others = { mood: 'very_often', sleep: 'very_often', medicines: 'yes', senses: ['hearing'], alcohol: 'more' }
    expect(score(others)).toEqual(score({}))
  })

  it('are never later for more frequent events or more worry', () => {
    const scales = asked.questions.filter(
      ({ type, id }) => type === 'scale' && !['mood', 'sleep', 'alcohol'].includes(id),
    )
    const answers = record(
      Object.fromEntries(
        asked.questions.flatMap(({ id, type, options = [] }) => {
          if (options.length === 0) return []
          const ids = options.map((option) => option.id)
          const some = type === 'several_of' ? subarray(ids.slice(0, -1), { minLength: 1 }) : constantFrom(...ids)
          return [[id, oneof({ weight: 6, arbitrary: some }, { weight: 1, arbitrary: constant(null) })]]
        }),
      ),
    )
    assert(
      property(answers, constantFrom(...scales), (given, { id, options = [] }) => {
        const bands = options.map((option) => order.indexOf(band({ ...given, [id]: option.id })))
        expect(bands).toEqual(bands.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('every text', () => {
  const texts = (locale: (typeof locales)[number]) => tests.flatMap((test: Instrument) => everyText(locale, test))

  it('is found in both languages', () => {
    for (const locale of locales) expect(texts(locale).length).toBeGreaterThan(300)
  })

  it('keeps French punctuation and numbers on the line of their word', () => {
    const loose = /[ ][:;?!»]|«[ ]|\d (ans|mois|jours?|minutes?)(?!\p{L})/u
    expect(texts('fr').filter(({ text }) => loose.test(text))).toEqual([])
  })

  it('never calls anybody normal or ill, and names no disease', () => {
    const verdict = /\b(a?normale?s?|démence|dementia|maladies? d’|Alzheimer)\b/i
    const verdicts = locales.flatMap(texts).filter(({ field, text }) => verdict.test(text) && !field.includes('source'))
    expect(verdicts).toEqual([])
  })
})

it('the answers of the public vectors have their stated scores', () => {
  const file = join(import.meta.dirname, 'vectors.json')
  const { version, cases }: Vectors = JSON.parse(readFileSync(file, 'utf8'))
  expect(version).toBe(memoryTest.version)
  for (const { name, answers, expected } of cases) {
    const {
      areas: _,
      reasons: __,
      ...score
    } = memoryScore(questionsOf(memoryTest, 'en', now), memoryTest.scoring, answers)
    expect([name, score]).toEqual([name, expected])
  }
})

interface Vectors {
  version: string
  cases: { name: string; answers: Answers; expected: unknown }[]
}
