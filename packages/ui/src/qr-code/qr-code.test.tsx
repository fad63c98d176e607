import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('has a text alternative and the quiet zone that cameras need', () => {
  render(<QrCode code={{ size: 21, path: 'M0 0h7v1h-7z' }} label="Ouvrir sur votre téléphone" />)
  const code = screen.getByRole('img', { name: 'Ouvrir sur votre téléphone' })
  expect(code.getAttribute('viewBox')).toBe('-4 -4 29 29')
  expect(code.querySelector('path')?.getAttribute('d')).toBe('M0 0h7v1h-7z')
})
