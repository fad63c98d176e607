import { describe, expect, it } from 'vitest'
import { loadStudyIntroductions } from './study-introductions.ts'
import { studyPageTexts as americanTexts } from './study-page-texts/en.ts'
import { studyPageTexts as frenchTexts } from './study-page-texts/fr.ts'
import type { StudyPageText } from './study-page-texts.ts'

const english = ['MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1'] as const
const french = ['PREDICTOM'] as const
const studyPageTexts = { ...americanTexts, ...frenchTexts }
const introductions = {
  ...(await loadStudyIntroductions('fr')),
  ...(await loadStudyIntroductions('en')),
}

function linesOf(text: StudyPageText): readonly string[] {
  return [text.summary, text.partner ?? '', text.whatItTests, text.whatHappens, text.goodToKnow].flat()
}

function sentencesOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s+/)).filter((sentence) => sentence !== '')
}

describe('the text of a study', () => {
  it.each(english)('%s says that the treatment is investigational, in each place a visitor may read alone', (code) => {
    const text = studyPageTexts[code]
    for (const part of [text.summary, text.whatItTests.join(' ')]) expect(part).toContain('investigational')
  })

  it.each(french)('%s says that the method is still under study', (code) => {
    expect(studyPageTexts[code].summary).toContain('encore à l’étude')
  })

  it.each([...english, ...french])('%s promises no benefit', (code) => {
    const promise =
      /\b(cure|breakthrough|promising|effective|safe and|free treatment|hope)\b|guéri|prometteu|efficace|espoir|révolution/i
    expect(sentencesOf(linesOf(studyPageTexts[code])).filter((sentence) => promise.test(sentence))).toEqual([])
  })

  it.each([...english, ...french])('%s keeps sentences to 30 words', (code) => {
    const sentences = sentencesOf(linesOf(studyPageTexts[code]))
    expect(sentences.filter((sentence) => sentence.split(/[\s’]+/).length > 30)).toEqual([])
  })

  it.each([...english, ...french])('%s says nothing twice on its page, introduction included', (code) => {
    const { description = [], questionsToAsk = [] } = introductions[code] ?? {}
    expect(description).not.toEqual([])
    const { summary: _, ...rest } = studyPageTexts[code]
    const said = sentencesOf([...description, ...questionsToAsk, ...Object.values(rest).flat()])
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([])
  })

  it.each([...english, ...french])('%s leaves what is not known to the questions for the call', (code) => {
    const unknown = /we do not (have|know)|ask on the call|nous n’avons pas|nous ne savons pas|pendant l’appel/i
    expect(linesOf(studyPageTexts[code]).filter((line) => unknown.test(line))).toEqual([])
  })
})
