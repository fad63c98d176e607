import { describe, expect, it } from 'vitest'
import { needsHelpNow } from './needs-help-now.ts'
import type { Answers, Question } from './question.ts'
import { oneOf, questionnaire } from './testing/questions.ts'

const signs: Question = {
  ...oneOf('signs', ['speech', 'sight', 'none']),
  type: 'several_of',
  options: ['speech', 'sight', 'none'].map((id) => ({
    id,
    label: { self: id, someone_else: id },
    ...(id !== 'none' && { urgent: true }),
  })),
}
const seen: Question = {
  ...oneOf('signs_seen', ['now', 'seen']),
  settles: 'signs',
  show_if: [{ question: 'signs', is_one_of: ['speech', 'sight'] }],
  options: [
    { id: 'now', label: { self: 'now', someone_else: 'now' }, urgent: true },
    { id: 'seen', label: { self: 'seen', someone_else: 'seen' } },
  ],
}
const needsHelp = (answers: Answers) => needsHelpNow(questionnaire(signs, seen), answers)

describe('help is needed now', () => {
  it('when an urgent option is chosen, until somebody says that it is not so any more', () => {
    expect(needsHelp({ signs: ['sight'] })).toBe(true)
    expect(needsHelp({ signs: ['sight'], signs_seen: null })).toBe(true)
    expect(needsHelp({ signs: ['sight'], signs_seen: 'now' })).toBe(true)
    expect(needsHelp({ signs: ['sight'], signs_seen: 'seen' })).toBe(false)
  })

  it('never when no urgent option is chosen, whatever else is', () => {
    expect(needsHelp({ signs: ['none'] })).toBe(false)
    expect(needsHelp({ signs: null, signs_seen: 'now' })).toBe(false)
    expect(needsHelp({})).toBe(false)
  })

  it('when the question that settled it is not shown any more', () => {
    expect(needsHelpNow(questionnaire(signs), { signs: ['speech'], signs_seen: 'seen' })).toBe(true)
  })
})
