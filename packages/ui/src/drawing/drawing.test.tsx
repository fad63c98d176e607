import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Drawing } from './drawing.tsx'

it('is not there for those who listen, unless it tells something', () => {
  const { rerender } = render(<Drawing src="/tea.svg" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Drawing src="/scan.svg" alt="Un examen d’imagerie" />)
  expect(screen.getByRole('img', { name: 'Un examen d’imagerie' })).toBeTruthy()
})

it('keeps its place until it comes, and waits until the reader does', () => {
  const { container } = render(<Drawing src="/tea.svg" />)
  const attributes = ['width', 'height', 'loading'].map((name) => container.querySelector('img')?.getAttribute(name))
  expect(attributes).toEqual(['240', '200', 'lazy'])
})
