import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FileField } from './file-field.tsx'

it('passes on the chosen file, and is described by its error', async () => {
  const onChange = vi.fn<(file: File | undefined) => void>()
  const error = 'Ce n’est pas un fichier d’ici'
  render(<FileField label="Le fichier" error={error} onChange={onChange} />)
  const field = screen.getByLabelText('Le fichier')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error)
  const file = new File(['{}'], 'continuer.json')
  await userEvent.upload(field, file)
  expect(onChange).toHaveBeenCalledWith(file)
})
