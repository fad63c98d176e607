import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

it('is part of the accessible name of its parent', () => {
  render(
    <button type="button">
      Modifier <VisuallyHidden>votre âge</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Modifier votre âge' })).toBeDefined()
})
