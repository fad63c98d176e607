import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FieldError } from './field-group.tsx'

describe('an error at a field', () => {
  it('is not a live region, because the error summary announces it', () => {
    const { container } = render(<FieldError id="error">Choisissez une réponse</FieldError>)
    expect(container.querySelector('#error')?.textContent).toBe('Choisissez une réponse')
    expect(container.querySelector('[aria-live], [role=alert], [role=status]')).toBeNull()
  })

  it('renders nothing without an error', () => {
    const { container, rerender } = render(<FieldError id="error">Choisissez une réponse</FieldError>)
    rerender(<FieldError id="error" />)
    expect(container.innerHTML).toBe('')
  })
})
