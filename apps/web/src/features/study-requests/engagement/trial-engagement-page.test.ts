import { expect, test } from 'vitest'
import { knownStudy } from './trial-engagement-page.tsx'

test('the study of a leaflet is known by its slug, in whatever case it was typed', () => {
  expect(knownStudy('predictom', 'FR')?.code).toBe('PREDICTOM')
  expect(knownStudy('MK2214', 'US')?.code).toBe('MK2214')
})

test.each([undefined, '', '_', 'no-such-study', '__proto__', '<script>'])('%j is no study', (slug) => {
  expect(knownStudy(slug, 'FR')).toBeUndefined()
})

test('a study of another country is none of this site', () => {
  expect(knownStudy('predictom', 'US')).toBeUndefined()
})
