import { productName } from '@clairmemoire/domain/product'
import { describe, expect, it } from 'vitest'
import { clinic as testClinic } from '../../../../testing/test-backend.ts'
import { letterAsText } from '../../../mail/letter.ts'
import { confirmLetter, nothingLetter, openedLetter } from './news-letters.ts'
import type { NewsReader } from './news-reader.ts'

const clinic = { ...testClinic, name: productName }
const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
const reader = (locale: 'fr' | 'en'): NewsReader => ({ locale, firstName: null, reference: 'CM-4XWN-8RTB', capability })
const textOf = (letter: Parameters<typeof letterAsText>[0]) => letterAsText(letter).replaceAll(/\s+/g, ' ')

it('the mails say what is new in their first line', () => {
  expect(openedLetter(reader('fr'), clinic, 2).opening[0]).toMatch(/les inscriptions sont ouvertes pour 2\sprojets/)
  expect(openedLetter(reader('en'), clinic, 1).opening[0]).toContain(
    'enrollment is open for a project that may interest you.',
  )
  expect(nothingLetter(reader('fr'), clinic).opening[0]).toContain('rien trouvé de nouveau')
})

describe.each(['fr', 'en'] as const)('news in %s', (locale) => {
  const page = locale === 'fr' ? `${clinic.sites.fr}/vos-nouvelles#` : `${clinic.sites.en}/your-news#`

  it('link to the page of the reader, and can be stopped with the same key', () => {
    for (const letter of [openedLetter(reader(locale), clinic), nothingLetter(reader(locale), clinic)]) {
      expect(textOf(letter)).toContain(page + capability)
      expect(letter.stop).toBe(`${clinic.sites[locale]}/api/mail/stop/news/${capability}?list=new_studies`)
    }
  })

  it('have no unsubscribe link before the confirmation', () => {
    const letter = confirmLetter(reader(locale), clinic)
    expect(textOf(letter)).toContain(page + capability)
    expect(letter).not.toHaveProperty('stop')
  })
})
