import { describe, expect, it } from 'vitest'
import {
  crisisLine,
  emergencyCalls,
  emergencyElsewhere,
  emergencyIn,
  emergencyMessage,
  textOfWords,
} from './emergency.ts'

describe('the emergency numbers', () => {
  it.each([
    ['fr', 'FR', '15 ou le\u00a0112'],
    ['en', 'FR', '15 or 112'],
    ['fr', 'US', '911'],
    ['en', 'US', '911'],
  ] as const)('in the language %s are those of the country %s', (locale, country, text) => {
    expect(textOfWords(emergencyCalls(locale, country))).toBe(text)
  })

  it('can be called, each by its own link', () => {
    expect(emergencyCalls('en', 'FR').flatMap(({ href }) => href ?? [])).toEqual(['tel:15', 'tel:112'])
    expect([emergencyMessage('FR').href, emergencyMessage('US').href]).toEqual(['sms:114', 'sms:911'])
    expect([crisisLine('FR').href, crisisLine('US').href]).toEqual(['tel:3114', 'tel:988'])
  })

  it("name their country if it is not the site's", () => {
    expect(textOfWords(emergencyIn('en', 'US'))).toBe('In the United States: 911.')
    expect(textOfWords(emergencyElsewhere('en', 'US'))).toBe('In France: 15 or 112.')
    expect(textOfWords(emergencyElsewhere('fr', 'FR'))).toBe('Aux États-Unis\u00a0: le\u00a0911.')
  })
})
