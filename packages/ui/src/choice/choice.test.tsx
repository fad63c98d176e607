import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Choice } from './choice.tsx'

it.each(['radio', 'checkbox'] as const)('a %s is chosen by a press on its label', async (kind) => {
  render(<Choice kind={kind} label="Au calme" hint="Moins de couleurs" hintId="hint" aria-describedby="hint" />)
  await userEvent.click(screen.getByText('Moins de couleurs'))
  expect(screen.getByRole<HTMLInputElement>(kind, { description: 'Moins de couleurs' }).checked).toBe(true)
})
