import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, openedDesk } from '../../../testing/desk-at-work.ts'

let opened: Awaited<ReturnType<typeof openedDesk>>

beforeEach(async () => {
  opened = await openedDesk()
})
afterEach(() => opened[Symbol.asyncDispose]())

/** Sends a request in the United States about one study, and about further studies if they are given. Returns its record. */
async function recordOf(further?: string) {
  const { reference } = await requestCall(opened.backend, {
    locale: 'en',
    country: 'US',
    trial_code: 'MK2214',
    phone: '(202) 555-0142',
    callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'America/New_York' },
    answers: {
      respondent: 'self',
      country: 'US',
      age: 68,
      ...(further !== undefined && { further_trial_codes: further }),
    },
  })
  return opened.desk.open(reference)
}

const named = (studies: readonly { name: string }[]) => studies.map(({ name }) => name)

describe('a call about several studies', () => {
  it('shows each study to the desk, with assessed criteria', async () => {
    const { study, further_studies: further, sent } = await recordOf('TRONTIER_1')
    expect(study?.name).toBe('MK-2214')
    expect(named(further)).toEqual(['TRONTIER-1'])
    expect(further[0]?.criteria.find(({ id }) => id === 'age')?.state).toBe('met')
    expect(sent.find(({ id }) => id === 'further_trial_codes')?.answer).toBe('TRONTIER-1')
  })

  it('has phone questions for the open criteria of all studies', async () => {
    const requestWith = async (further?: string) =>
      (await recordOf(further)).study?.by_phone?.questionnaire.questions.map(({ id }) => id)
    expect(await requestWith()).not.toContain('mri')
    expect(await requestWith('TRAILBLAZER')).toContain('mri')
  })

  it.each([
    ['a duplicate of the first study', 'MK2214', []],
    ['an unknown study', 'NOTHING', []],
    ['a study of another country', 'PREDICTOM', []],
    ['further studies after the second', 'TRONTIER_1 TRAILBLAZER PRECISE_AD', 2],
  ])('leaves out %s', async (_, further, left) => {
    const { further_studies: studies } = await recordOf(further)
    expect(Array.isArray(left) ? named(studies) : studies.length).toEqual(left)
  })

  it('is about one study if no further studies are given', async () => {
    const { further_studies: further, sent } = await recordOf()
    expect(further).toEqual([])
    expect(sent.some(({ id }) => id === 'further_trial_codes')).toBe(false)
  })
})
