import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { emptyDraft, type FlowValues } from '../../../form-flow/index.ts'
import { cleanDraft, type PreconsultationDraft } from '../preconsultation-draft.ts'
import { samplePreconsultation } from '../testing/sample-preconsultation.ts'
import { firstUnfinishedSection, sectionStates, valuesIn } from './section-steps.ts'

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const form = samplePreconsultation('patient')
const draftWith = (flows: Readonly<Record<string, FlowValues>>): PreconsultationDraft => ({
  ...cleanDraft,
  flows: Object.fromEntries(Object.entries(flows).map(([name, values]) => [name, { ...emptyDraft, values }])),
})

describe('a section', () => {
  it('is not begun, begun or done depending on its answers, and a declined question counts as answered', () => {
    const draft = draftWith({
      'section-1': { brings: null, since: 'under_1_year' },
      'section-2': { medicines: 'Aucun' },
    })
    expect(sectionStates(i18n, form, cleanDraft)).toEqual(['not_begun', 'not_begun'])
    expect(sectionStates(i18n, form, draft)).toEqual(['done', 'begun'])
  })

  it('is the next section if it is the first unfinished one', () => {
    expect(firstUnfinishedSection(['not_begun', 'done'])).toBe(1)
    expect(firstUnfinishedSection(['done', 'begun'])).toBe(2)
    expect(firstUnfinishedSection(['done', 'done'])).toBeUndefined()
  })
})

it('the answers of all sections are merged, without the contact details', () => {
  const draft = draftWith({ 'section-1': { brings: 'a' }, 'section-2': { sleep: 'well' }, contact: { callee: 'me' } })
  expect(valuesIn(draft)).toEqual({ brings: 'a', sleep: 'well' })
})
