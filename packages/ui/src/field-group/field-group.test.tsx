import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FieldGroup } from './field-group.tsx'

describe('a group of inputs', () => {
  it('is labelled by the question, and described by the hint and then the error', () => {
    render(
      <FieldGroup legend="Vos coordonnées" hint="Deux suffisent" error="Écrivez votre nom">
        <input aria-label="Nom" />
      </FieldGroup>,
    )
    const group = screen.getByRole('group', {
      name: 'Vos coordonnées',
      description: 'Deux suffisent Écrivez votre nom',
    })
    expect(group.contains(screen.getByRole('textbox', { name: 'Nom' }))).toBe(true)
  })

  it('has aria-invalid only if its role allows it (ARIA 1.2)', () => {
    const { rerender } = render(
      <FieldGroup legend="Vos coordonnées" error="Écrivez votre nom">
        {null}
      </FieldGroup>,
    )
    expect(screen.getByRole('group').getAttribute('aria-invalid')).toBeNull()
    rerender(
      <FieldGroup legend="Vos coordonnées" error="Écrivez votre nom" role="radiogroup">
        {null}
      </FieldGroup>,
    )
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  })
})
