import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SelectField } from './desk-controls.tsx'

it('has its label and value, and reports a new value', async () => {
  const onChange = vi.fn<(id: string) => void>()
  const options = [
    { value: '', label: 'Tous' },
    { value: 'FR', label: 'France' },
  ]
  render(<SelectField label="Pays" value="" options={options} onChange={onChange} />)
  const field = screen.getByLabelText('Pays')
  expect(field).toHaveProperty('value', '')
  await userEvent.selectOptions(field, 'France')
  expect(onChange).toHaveBeenCalledWith('FR')
})
