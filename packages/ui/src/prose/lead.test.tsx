import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Lead } from './prose.tsx'

it('is a paragraph, so that it is read as part of the text', () => {
  render(<Lead>Mal dormir peut brouiller la mémoire.</Lead>)
  expect(screen.getByRole('paragraph').textContent).toBe('Mal dormir peut brouiller la mémoire.')
})
