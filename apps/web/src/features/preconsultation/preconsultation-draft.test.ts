import type { Receipt } from '@clairmemoire/api-client/schema'
import { describe, expect, it } from 'vitest'
import {
  allowedStage,
  cleanDraft,
  type PreconsultationDraft,
  pathOf,
  readPreconsultationDraft,
  stageOfStep,
} from './preconsultation-draft.ts'

const startedDraft: PreconsultationDraft = { ...cleanDraft, userType: 'patient' }

describe('a step in the address', () => {
  it('is the number of a section', () => {
    expect(stageOfStep('3')).toBe('section-3')
    expect(pathOf('section-3')).toBe('/preconsultation/3')
  })

  it.each(['0', '-1', '1.5', '007', 'abc', '', '1000', '__proto__'])('%j is invalid', (step) => {
    expect(stageOfStep(step)).toBe('nowhere')
  })
})

describe('the stage at an address', () => {
  it.each(['sections', 'section-2', 'contact'] as const)('is the introduction without a respondent: %s', (stage) => {
    expect(allowedStage(cleanDraft, stage)).toBe('introduction')
  })

  it('is the stage in the address, in any order', () => {
    expect(allowedStage(startedDraft, 'section-4')).toBe('section-4')
    expect(allowedStage(startedDraft, 'contact')).toBe('contact')
  })

  it('is not the confirmation before the request is sent', () => {
    expect(allowedStage(startedDraft, 'completed')).toBe('nowhere')
  })

  it.each(['sections', 'section-1', 'contact'] as const)(
    'is the confirmation once the request is received: %s',
    (stage) => {
      expect(allowedStage({ ...startedDraft, receipt: {} as Receipt }, stage)).toBe('completed')
    },
  )
})

describe('the stored draft', () => {
  it('is restored unchanged, or dropped if it has another version', () => {
    expect(readPreconsultationDraft(startedDraft)).toEqual(startedDraft)
    expect(readPreconsultationDraft({ ...startedDraft, version: 2 })).toEqual(cleanDraft)
    expect(readPreconsultationDraft({ ...startedDraft, flows: { contact: 7 } })).toEqual(cleanDraft)
  })
})
