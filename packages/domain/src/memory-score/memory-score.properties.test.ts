import { type Arbitrary, assert, constantFrom, property, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from '../questionnaire/question.ts'
import { type Band, type MemoryScore, memoryScore } from './memory-score.ts'
import { answersTo, anyInstrument } from './testing/arbitraries.ts'
import { frequencies, type Instrument, worries } from './testing/instruments.ts'

/** From the least urgent to the most urgent result. */
const order: readonly Band[] = ['nothing_urgent', 'not_enough', 'talk_to_doctor', 'make_appointment']
const rank = ({ band }: MemoryScore) => order.indexOf(band)

const score = ({ questionnaire, scoring }: Instrument, answers: Answers) => memoryScore(questionnaire, scoring, answers)

interface AnsweredInstrument {
  instrument: Instrument
  answers: Answers
}

const anyAsked: Arbitrary<AnsweredInstrument> = anyInstrument.chain((instrument) =>
  answersTo(instrument).map((answers) => ({ instrument, answers })),
)

/** An instrument, answers to it, and one of its questions, of those that `ids` accepts. */
const anyQuestionOf = (ids?: (id: string) => boolean) =>
  anyAsked.chain((asked) =>
    constantFrom(...asked.instrument.questionnaire.questions.filter(({ id }) => ids === undefined || ids(id))).map(
      (question) => ({ ...asked, question }),
    ),
  )

const isEverydaySign = (id: string) => !id.endsWith('_changed') && id !== 'worry' && id !== 'noticed'

/** For each two neighbouring points of the scale, the scores with either point as the answer to the question `id`. */
function neighbouringAnswers(instrument: Instrument, answers: Answers, id: string, scale: readonly string[]) {
  return scale.slice(1).map((greater, index) => ({
    lesser: score(instrument, { ...answers, [id]: scale[index] ?? null }),
    greater: score(instrument, { ...answers, [id]: greater }),
  }))
}

describe('whatever the answers', () => {
  it('more frequent trouble lowers neither points nor step', () => {
    assert(
      property(anyQuestionOf(isEverydaySign), ({ instrument, answers, question }) => {
        for (const { lesser, greater } of neighbouringAnswers(instrument, answers, question.id, frequencies)) {
          expect(greater.points).toBeGreaterThan(lesser.points)
          expect(rank(greater)).toBeGreaterThanOrEqual(rank(lesser))
        }
      }),
    )
  })

  it('more worry lowers neither points nor step', () => {
    assert(
      property(anyAsked, ({ instrument, answers }) => {
        for (const { lesser, greater } of neighbouringAnswers(instrument, answers, 'worry', worries)) {
          expect(greater.points).toBe(lesser.points)
          expect(rank(greater)).toBeGreaterThanOrEqual(rank(lesser))
        }
      }),
    )
  })

  it('declining a question leads to no step that an answer to it would avoid', () => {
    assert(
      property(anyQuestionOf(), ({ instrument, answers, question }) => {
        const declined = score(instrument, { ...answers, [question.id]: null })
        const answered = (question.options ?? []).map(({ id }) => score(instrument, { ...answers, [question.id]: id }))
        if (declined.band === 'not_enough') return
        for (const other of answered) expect(rank(other)).toBeGreaterThanOrEqual(rank(declined))
        if (declined.band !== 'nothing_urgent') return
        for (const other of answered) expect(other.band).toBe('nothing_urgent')
      }),
    )
  })

  it('declining a question adds no points', () => {
    assert(
      property(anyQuestionOf(), ({ instrument, answers, question }) => {
        const declined = score(instrument, { ...answers, [question.id]: null })
        for (const { id } of question.options ?? [])
          expect(score(instrument, { ...answers, [question.id]: id }).points).toBeGreaterThanOrEqual(declined.points)
      }),
    )
  })

  it('a sooner step is possible exactly when it is reached with the worst answers in place of the missing ones', () => {
    assert(
      property(anyAsked, ({ instrument, answers }) => {
        const { questions } = instrument.questionnaire
        const worst = questions.flatMap(({ id, options = [] }) => {
          const known = answers[id]
          const isAsked =
            !id.endsWith('_changed') || frequencies.some((often) => answers[id.replace('_changed', '')] === often)
          const isKnown = isAsked && options.some((option) => option.id === known)
          const greatest = id === 'noticed' || id.endsWith('_changed') ? 'yes' : (options.at(-1)?.id ?? null)
          return [[id, isKnown ? (known ?? null) : greatest] as const]
        })
        const asAnswered = score(instrument, answers)
        const asWorst = score(instrument, Object.fromEntries(worst))
        expect(asAnswered.atLeast).toBe(
          rank(asWorst) > Math.max(0, asAnswered.band === 'not_enough' ? 0 : rank(asAnswered)),
        )
      }),
    )
  })

  it('the order of the answers never matters', () => {
    const shuffled = anyAsked.chain(({ instrument, answers }) => {
      const entries = Object.entries(answers)
      return shuffledSubarray(entries, { minLength: entries.length }).map((again) => ({ instrument, answers, again }))
    })
    assert(
      property(shuffled, ({ instrument, answers, again }) => {
        expect(score(instrument, Object.fromEntries(again))).toEqual(score(instrument, answers))
      }),
    )
  })

  it('points stay within their bounds', () => {
    assert(
      property(anyAsked, ({ instrument, answers }) => {
        const { points, maxPoints, asked, declined } = score(instrument, answers)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(maxPoints)
        expect(declined).toBeLessThanOrEqual(asked)
      }),
    )
  })
})
