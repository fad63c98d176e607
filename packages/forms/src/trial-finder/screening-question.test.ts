import type { Criterion, Study } from '@clairmemoire/domain/study'
import { describe, expect, it } from 'vitest'
import { same } from '../bilingual-questionnaire.ts'
import { questionsInUse, type ScreeningQuestion } from './screening-question.ts'

const studyWith = (...criteria: readonly Criterion[]): Study => ({
  code: 'SAMPLE',
  name: 'SAMPLE',
  slug: 'sample',
  locale: 'fr',
  status: 'recruiting',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: [],
  procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
  criteria,
  sites: [],
})
const mriStudy = studyWith({ id: 'mri', kind: 'mri_possible' })
const strokeStudy = studyWith({ id: 'stroke', kind: 'free_of_condition', condition: 'stroke' })
const epilepsyStudy = studyWith({ id: 'epilepsy', kind: 'free_of_condition', condition: 'epilepsy' })

const question = (given: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  id: 'mri',
  type: 'one_of',
  required: false,
  label: same('IRM', 'MRI'),
  ...given,
})
const mri = question({ serves: ['mri_possible'] })
const conditions = question({
  id: 'conditions',
  serves: ['free_of_condition'],
  type: 'several_of',
  options: [
    { id: 'stroke', label: same('AVC', 'Stroke') },
    { id: 'epilepsy', label: same('Épilepsie', 'Epilepsy') },
    { id: 'none', exclusive: true, label: same('Aucun', 'None') },
  ],
})

describe('a question', () => {
  it('is left out when no open study uses it', () => {
    expect(questionsInUse([mri], { FR: [strokeStudy], US: [] })).toEqual([])
  })

  it('is asked in the countries of the open studies that use it', () => {
    const asked = (open: Parameters<typeof questionsInUse>[1]) => questionsInUse([mri], open)[0]?.show_if
    expect(asked({ FR: [strokeStudy], US: [mriStudy] })).toEqual([{ question: 'country', is_one_of: ['US'] }])
    expect(asked({ FR: [mriStudy], US: [mriStudy] })).toEqual([{ question: 'country', is_one_of: ['FR', 'US'] }])
  })

  it('keeps its own condition beside that of the country', () => {
    const opener = { question: 'memory_state', is_one_of: ['alzheimer'] }
    const [asked] = questionsInUse([{ ...mri, show_if: [opener] }], { FR: [], US: [mriStudy] })
    expect(asked?.show_if).toEqual([{ question: 'country', is_one_of: ['US'] }, opener])
  })

  it('that serves any study is asked where one is open', () => {
    const place = question({ id: 'postal_code', countries: ['FR'] })
    expect(questionsInUse([place], { FR: [mriStudy], US: [] })).toHaveLength(1)
    expect(questionsInUse([place], { FR: [], US: [mriStudy] })).toEqual([])
  })

  it('says nothing of what it serves', () => {
    const [asked] = questionsInUse([mri], { FR: [], US: [mriStudy] })
    expect(asked).not.toHaveProperty('serves')
  })
})

describe('of several conditions', () => {
  const optionsFor = (...open: readonly Study[]) =>
    questionsInUse([conditions], { FR: [], US: open })[0]?.options?.map(({ id }) => id)

  it('only those are named that an open study asks about, and none', () => {
    expect(optionsFor(strokeStudy)).toEqual(['stroke', 'none'])
    expect(optionsFor(strokeStudy, epilepsyStudy)).toEqual(['stroke', 'epilepsy', 'none'])
  })
})
