import { describe, expect, test } from 'vitest'
import { requestedStudy } from './requested-study.ts'

describe('the study that an address asks for', () => {
  test('is looked at first where it has a site in the country of the site', () => {
    expect(requestedStudy('predictom', 'FR')).toEqual({ kind: 'open', code: 'PREDICTOM' })
    expect(requestedStudy('MK2214', 'US')).toEqual({ kind: 'open', code: 'MK2214' })
  })

  test('may take place in another country', () => {
    expect(requestedStudy('predictom', 'US')).toEqual({ kind: 'abroad', code: 'PREDICTOM' })
  })

  test.each(['', '_', 'no-such-study', '__proto__', '<script>'])('is unknown when it is %j', (slug) => {
    expect(requestedStudy(slug, 'FR')).toEqual({ kind: 'unknown' })
  })
})
