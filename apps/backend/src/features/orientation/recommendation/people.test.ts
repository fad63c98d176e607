import { relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { calmAnswers } from '@clairmemoire/forms/testing/calm-answers'
import { formOf, questionsOf } from '@clairmemoire/forms/instrument'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { describe, expect, it } from 'vitest'
import { peopleAtRisk } from '../../../../testing/memory-test-people/people-at-risk.ts'
import { peopleWhoChange } from '../../../../testing/memory-test-people/people-who-change.ts'
import { peopleWithSuddenSigns } from '../../../../testing/memory-test-people/people-with-sudden-signs.ts'
import type { Person } from '../../../../testing/memory-test-people/person.ts'
import type { OrientationResultRow } from '../orientation.table.ts'
import { recommendation } from './recommendation.ts'

const people = [...peopleWhoChange, ...peopleWithSuddenSigns, ...peopleAtRisk]
const now = new Date('2027-03-05T09:00:00Z')

interface Options {
  locale?: 'fr' | 'en'
  form?: 'short' | 'whole'
}

function resultOf(
  { userType = 'patient', answers }: Pick<Person, 'userType' | 'answers'>,
  { locale = 'fr', form = 'whole' }: Options = {},
) {
  const instrument = userType === 'relative' ? relativesMemoryTest : memoryTest
  const given = { ...calmAnswers, own_strength: 'well', ...answers }
  const row = {
    userType,
    form,
    answers: relevantAnswers(questionsOf(formOf(instrument, form), locale, now), given),
    activeAt: now,
    createdAt: now,
    goals: [],
    country: 'FR',
  } as Partial<OrientationResultRow> as OrientationResultRow
  return recommendation(row, 'A'.repeat(22), { instrument, locale, now, informationOnly: false, resultDays: 365 })
}

/** Returns all texts of a result, without the person's answers. */
function textOfResult(result: ReturnType<typeof resultOf>): string {
  return JSON.stringify({ ...result, answers: [] })
}

it('there are at least forty people', () => {
  expect(people.length).toBeGreaterThanOrEqual(40)
})

describe.each(people)('$who', ({ step, firstAdvice, says = [], neverSays = [], ...person }) => {
  const result = resultOf(person)
  const short = resultOf(person, { form: 'short' })
  const text = textOfResult(result)

  it('gets the step that a careful nurse would advise', () => {
    expect(result.urgent ? 'urgent' : result.score?.band).toBe(step)
    expect(result.advice[0]?.id).toBe(firstAdvice ?? result.advice[0]?.id)
  })

  it('reads the expected sentences, and nothing that contradicts an answer', () => {
    for (const sentence of says) expect(text).toContain(sentence)
    for (const wrong of neverSays) expect(text).not.toMatch(wrong)
  })

  it('gets the same result in English', () => {
    const english = resultOf(person, { locale: 'en' })
    expect(english.score?.band).toBe(result.score?.band)
    expect(english.score?.because.length).toBe(result.score?.because.length)
    expect(english.advice.map(({ id }) => id)).toEqual(result.advice.map(({ id }) => id))
  })

  it('gets reasons, unless nothing is advised', () => {
    const isAdvised = step === 'talk_to_doctor' || step === 'make_appointment'
    expect((result.score?.because.length ?? 0) > 0).toBe(isAdvised)
    expect((short.score?.because.length ?? 0) > 0).toBe(isAdvised)
  })

  it('gets the same step from the short form, which names the parts that it does not ask about', () => {
    expect(short.urgent ? 'urgent' : short.score?.band).toBe(step)
    for (const wrong of neverSays) expect(textOfResult(short)).not.toMatch(wrong)
    const areas = 'les mots et les histoires, le temps et les lieux, la vie de tous les jours'
    const causes = 'le sommeil, les médicaments, l’ouïe et la vue, l’alcool'
    expect(short.rest?.not_asked.join(', ')).toBe(`${areas}, ${causes}`)
    const unknown = short.areas?.filter(({ id }) => id !== 'remembering')
    expect(unknown?.map(({ level }) => level) ?? []).toEqual(step === 'urgent' ? [] : Array(3).fill('not_asked'))
  })
})

describe('with two opposite answers', () => {
  const items = memoryTest.scoring.areas.flatMap((area) => area.items.map((item) => ({ area: area.id, item })))

  it.each(items)(
    '$item happens more than before or as before, and never both',
    ({ area, item: [id = '', changed = ''] }) => {
      for (const howOften of ['often', 'very_often'])
        for (const [answer, change] of [
          ['yes', 'more'],
          ['no', 'as_before'],
        ] as const) {
          const { areas } = resultOf({ answers: { [id]: howOften, [changed]: answer } })
          expect(areas?.find((one) => one.id === area)).toMatchObject({ change })
        }
    },
  )
})
