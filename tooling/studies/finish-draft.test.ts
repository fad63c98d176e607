import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { finishedDraft } from './finish-draft.ts'
import { draftYaml } from './draft-from.ts'
import { importStudy } from '@clairmemoire/registry/import-study'
import { sampleStudy } from '@clairmemoire/registry/testing/samples'

const imported = async () => draftYaml(await importStudy('NCT00000001', async () => sampleStudy))

/** Makes a completed draft, in which every text is written and every line is checked. */
async function completedDraft(): Promise<string> {
  const draft = parse(await imported())
  const textsWith = (text: string) => ({
    title: text,
    version: '1',
    introduction: [text],
    questionsToAsk: [`${text} ?`],
  })
  const page = {
    summary: 'Une étude.',
    sources: [{ title: 'Le registre', href: 'https://clinicaltrials.gov/study/NCT00000001' }],
    whatItTests: ['Une chose.'],
    whatHappens: ['Une visite.'],
    goodToKnow: ['Vous pouvez arrêter.'],
  }
  const study = {
    ...draft.study,
    code: 'SAMPLE',
    name: 'SAMPLE',
    lastChecked: '2026-11-27',
    texts: { fr: { ...textsWith('Une étude'), page }, en: textsWith('A study') },
  }
  return JSON.stringify({ ...draft, study, lines: draft.lines.map((line: object) => ({ ...line, seen: true })) })
}

describe('a draft', () => {
  it('contains the data of the register, but only sites in the country of its language', async () => {
    const { study } = parse(await imported())
    expect(study).toMatchObject({ code: 'missing', site: 'fr', kind: 'medicine', state: 'recruiting', phase: '1/2' })
    expect(study.sites).toEqual([{ city: 'Lille', country: 'FR', latitude: 50.47, longitude: 3.18, recruiting: true }])
  })

  it('that is incomplete is refused with everything that is missing', async () => {
    const problems = await imported().then((yaml) => {
      try {
        return finishedDraft(yaml, 'sample')
      } catch (error) {
        return String(error)
      }
    })
    expect(problems).toContain('lines: line 2 is not seen yet')
    expect(problems).toContain('study.code: is missing')
    expect(problems).toContain('study.texts.en.title: is missing')
  })

  it('that is complete becomes a document with the criteria of its lines', async () => {
    const study = parse(finishedDraft(await completedDraft(), 'sample'))
    expect(study).toMatchObject({ code: 'SAMPLE', site: 'fr', texts: { en: { title: 'A study' } } })
    expect(study.criteria).toEqual([
      { key: 'age', kind: 'age_between', min: 50, max: 75 },
      {
        key: 'one-of',
        kind: 'any_of',
        criteria: [
          { key: 'memory-worries', kind: 'has_memory_worries' },
          { key: 'language', kind: 'answer_among', question: 'language', answers: ['easily'] },
        ],
      },
      { key: 'stroke', kind: 'free_of_condition', condition: 'stroke' },
      { key: 'stroke-2', kind: 'free_of_condition', condition: 'stroke' },
    ])
    expect(study.registerLines).toHaveLength(9)
    expect(study.registerLines.slice(0, 2)).toEqual([
      { text: 'Inclusion Criteria:', seen: true },
      { text: 'Age 50 to 75 years', seen: true, criteria: ['age'] },
    ])
  })

  it('becomes a document without YAML aliases, which content services refuse', async () => {
    const shared = (await completedDraft()).replace('"registryIds":', '"countries":&a1 ["FR"],"registryIds":*a1,"was":')
    expect(() => finishedDraft(shared, 'sample')).not.toThrow()
    expect(finishedDraft(shared, 'sample')).not.toMatch(/[&*]a1/)
  })

  it('has advice for a sentence that YAML parses as a field', async () => {
    const colon = (await completedDraft()).replace('"Une chose."', '{"Une chose ":"la voici"}')
    expect(() => finishedDraft(colon, 'sample')).toThrow('is not a text: put it between quotation marks')
  })

  it('is also refused by the rules for studies', async () => {
    const withoutRecruitingSites = (await completedDraft()).replaceAll('"recruiting":true', '"recruiting":false')
    expect(() => finishedDraft(withoutRecruitingSites, 'sample')).toThrow(
      'study.sites: has no site that takes people in',
    )
  })

  it.each(['{}', 'draft: true', '- a list'])('is refused in any other shape: %s', (yaml) => {
    expect(() => finishedDraft(yaml, 'sample')).toThrow('This is not a draft')
  })
})
