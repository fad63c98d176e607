import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Drawing } from './drawing.tsx'

it('is hidden from screen readers unless it has a text alternative', () => {
  const { rerender } = render(<Drawing src="/tea.svg" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Drawing src="/scan.svg" alt="Un examen d’imagerie" />)
  expect(screen.getByRole('img', { name: 'Un examen d’imagerie' })).toBeTruthy()
})

it('reserves its space and loads lazily', () => {
  const { container } = render(<Drawing src="/tea.svg" />)
  const attributes = ['width', 'height', 'loading'].map((name) => container.querySelector('img')?.getAttribute(name))
  expect(attributes).toEqual(['240', '200', 'lazy'])
})
