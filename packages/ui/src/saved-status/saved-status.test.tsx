import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SavedStatus } from './saved-status.tsx'

it('is a status, so that a change is read out without moving the focus (WCAG 4.1.3)', () => {
  const { rerender } = render(<SavedStatus>Réponses gardées</SavedStatus>)
  const status = screen.getByRole('status')
  rerender(<SavedStatus>Demande envoyée</SavedStatus>)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Demande envoyée')
})
