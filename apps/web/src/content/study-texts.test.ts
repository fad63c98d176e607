import { describe, expect, it } from 'vitest'
import { type StudyText, studyText } from './study-texts.ts'

const english = ['MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1'] as const
const french = ['PREDICTOM'] as const

function sentencesOf(text: StudyText): readonly string[] {
  return [
    text.title,
    text.summary,
    text.partner ?? '',
    text.description,
    text.whatItTests,
    text.whatHappens,
    text.goodToKnow,
  ]
    .flat()
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s+/))
}

function textOf(code: Parameters<typeof studyText>[0]): StudyText {
  const text = studyText(code)
  if (text === undefined) throw new Error(`no text for ${code}`)
  return text
}

describe('the text of a study', () => {
  it('does not exist for the no-match entry', () => {
    expect(studyText('NO_TRIAL_MATCH')).toBeUndefined()
  })

  it.each(english)('%s says that the treatment is investigational, in each place a visitor may read alone', (code) => {
    const text = textOf(code)
    for (const part of [text.summary, text.description.join(' '), text.whatItTests.join(' ')]) {
      expect(part).toContain('investigational')
    }
  })

  it.each(french)('%s says that the method is still under study', (code) => {
    expect(textOf(code).summary).toContain('encore à l’étude')
  })

  it.each([...english, ...french])('%s promises no benefit', (code) => {
    const promise =
      /\b(cure|breakthrough|promising|effective|safe and|free treatment|hope)\b|guéri|prometteu|efficace|espoir|révolution/i
    expect(sentencesOf(textOf(code)).filter((sentence) => promise.test(sentence))).toEqual([])
  })

  it.each([...english, ...french])('%s keeps sentences to 30 words', (code) => {
    const long = sentencesOf(textOf(code)).filter((sentence) => sentence.split(/[\s’]+/).length > 30)
    expect(long).toEqual([])
  })

  it.each(french)('%s keeps French punctuation on the line of its word', (code) => {
    expect(sentencesOf(textOf(code)).filter((sentence) => / [:;?!»]|« |'/.test(sentence))).toEqual([])
  })
})
