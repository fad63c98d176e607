import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SavedStatus } from './form-status.tsx'

it('is a status, so that a change is announced without moving the focus (WCAG 4.1.3)', () => {
  const { rerender } = render(<SavedStatus>Réponses gardées</SavedStatus>)
  const status = screen.getByRole('status')
  rerender(<SavedStatus>Demande envoyée</SavedStatus>)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Demande envoyée')
})

it('is busy until the last change is saved', () => {
  const { rerender } = render(<SavedStatus isSaving>Réponses enregistrées</SavedStatus>)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  rerender(<SavedStatus>Réponses enregistrées</SavedStatus>)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('false')
})
