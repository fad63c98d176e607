import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldRow } from './desk-controls.tsx'

it('renders its fields in order', () => {
  render(
    <FieldRow>
      <input aria-label="Nom" />
      <button type="button">Chercher</button>
    </FieldRow>,
  )
  const row = screen.getByLabelText('Nom').parentElement
  expect([...(row?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['INPUT', 'BUTTON'])
})
