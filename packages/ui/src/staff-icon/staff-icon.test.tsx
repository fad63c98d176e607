import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StaffIcon } from './staff-icon.tsx'

it.each(['analytics', 'add-to-grid', 'remove-from-grid', 'log-out'] as const)('%s is drawn before its label', (of) => {
  render(
    <button type="button">
      <StaffIcon of={of}>Accueil</StaffIcon>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Accueil' }).querySelectorAll('svg > *').length).toBeGreaterThan(0)
})
