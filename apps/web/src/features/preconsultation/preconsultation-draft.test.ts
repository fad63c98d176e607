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

const begun: PreconsultationDraft = { ...cleanDraft, userType: 'patient' }

describe('a step in the address', () => {
  it('is a section by its number alone', () => {
    expect(stageOfStep('3')).toBe('section-3')
    expect(pathOf('section-3')).toBe('/preconsultation/3')
  })

  it.each(['0', '-1', '1.5', '007', 'abc', '', '1000', '__proto__'])('that is %j is no step', (step) => {
    expect(stageOfStep(step)).toBe('nowhere')
  })
})

describe('the stage at an address', () => {
  it.each(['sections', 'section-2', 'contact'] as const)('is the introduction to who has not begun: %s', (stage) => {
    expect(allowedStage(cleanDraft, stage)).toBe('introduction')
  })

  it('is what the address says, in any order', () => {
    expect(allowedStage(begun, 'section-4')).toBe('section-4')
    expect(allowedStage(begun, 'contact')).toBe('contact')
  })

  it('is elsewhere to who wants the thanks before anything was sent', () => {
    expect(allowedStage(begun, 'completed')).toBe('nowhere')
  })

  it.each(['sections', 'section-1', 'contact'] as const)('is the thanks once it was received: %s', (stage) => {
    expect(allowedStage({ ...begun, receipt: {} as Receipt }, stage)).toBe('completed')
  })
})

describe('what this device kept', () => {
  it('is read as it was, and dropped when it is of another version', () => {
    expect(readPreconsultationDraft(begun)).toEqual(begun)
    expect(readPreconsultationDraft({ ...begun, version: 2 })).toEqual(cleanDraft)
    expect(readPreconsultationDraft({ ...begun, flows: { contact: 7 } })).toEqual(cleanDraft)
  })
})
