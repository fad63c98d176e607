import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldError } from './field-messages.tsx'

it('an error is spoken when it comes, since its region was there before (WCAG 4.1.3)', () => {
  const { container, rerender } = render(<FieldError id="error" />)
  const region = container.querySelector('#error[aria-live=polite]')
  expect(region?.textContent).toBe('')
  rerender(<FieldError id="error">Choisissez une réponse</FieldError>)
  expect(screen.getByText('Choisissez une réponse').closest('[aria-live=polite]')).toBe(region)
})
