import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Filter } from './search-form.tsx'

it('is a landmark with its own name', () => {
  const { container } = render(<Filter label="Chercher un article">Sujets</Filter>)
  const place = container.querySelector('search')
  expect([place?.getAttribute('aria-label'), place?.textContent]).toEqual(['Chercher un article', 'Sujets'])
})
