import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompactFacts } from './study-facts.tsx'

it('an icon replaces the term on screen, and screen readers announce the term', () => {
  const { container } = render(<CompactFacts facts={[{ drawing: 'age', term: 'Âge', value: '50 ans' }]} />)
  const term = screen.getByRole('term')
  expect(term.textContent).toBe('Âge')
  expect(term.className).toBe('visually-hidden')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
