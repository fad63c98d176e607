import { describe, expect, test } from 'vitest'
import { requestedStudy } from './introduction.tsx'

describe('the study that an address asks for', () => {
  test('is looked at first where it is one of the studies of the site’s country', () => {
    expect(requestedStudy('predictom', 'FR')).toEqual({ kind: 'here', code: 'PREDICTOM' })
    expect(requestedStudy('MK2214', 'US')).toEqual({ kind: 'here', code: 'MK2214' })
  })

  test('may take place in another country', () => {
    expect(requestedStudy('predictom', 'US')).toEqual({ kind: 'abroad', code: 'PREDICTOM' })
  })

  test.each(['', '_', 'no-such-study', '__proto__', '<script>'])('is unknown when it is %j', (slug) => {
    expect(requestedStudy(slug, 'FR')).toEqual({ kind: 'unknown' })
  })
})
