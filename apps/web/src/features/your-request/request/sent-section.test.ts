// @vitest-environment happy-dom

import { expect, it } from 'vitest'
import { sentFile } from './sent-section.tsx'

const file = sentFile({
  locale: 'fr',
  title: 'Votre demande',
  about: 'Référence CM-7F3K-92QD',
  parts: [
    { rows: [{ term: 'Demande faite pour', value: 'soi-même' }] },
    { heading: 'Vos médicaments', rows: [{ term: 'Lesquels ?', value: '<script>alert(1)</script> & "deux"\nlignes' }] },
  ],
})

it('the file of the sent request contains every question with its answer, by section', () => {
  const page = new DOMParser().parseFromString(file, 'text/html')
  expect(page.title).toBe('Votre demande')
  expect(page.documentElement.lang).toBe('fr')
  expect([...page.querySelectorAll('h1, h2, dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Votre demande',
    'Demande faite pour',
    'soi-même',
    'Vos médicaments',
    'Lesquels ?',
    '<script>alert(1)</script> & "deux"\nlignes',
  ])
})

it('the file fetches nothing and does not run code that a person typed', () => {
  const page = new DOMParser().parseFromString(file, 'text/html')
  expect(page.querySelectorAll('script, link, img, iframe, [src], [href]')).toHaveLength(0)
})
