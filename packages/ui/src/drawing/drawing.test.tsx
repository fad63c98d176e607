import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Drawing } from './drawing.tsx'

it('is hidden from screen readers', () => {
  render(<Drawing src="/tea.svg" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('presentation')).toBeTruthy()
})

it('reserves its space and loads lazily', () => {
  const { container } = render(<Drawing src="/tea.svg" />)
  const attributes = ['width', 'height', 'loading'].map((name) => container.querySelector('img')?.getAttribute(name))
  expect(attributes).toEqual(['240', '200', 'lazy'])
})
