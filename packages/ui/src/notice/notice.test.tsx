import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Notice } from './notice.tsx'

describe('a notice', () => {
  it('interrupts screen readers only for an announced error', () => {
    render(
      <Notice tone="error" announce>
        Pas encore envoyé
      </Notice>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Pas encore envoyé')
  })

  it('lets screen readers finish speaking before it announces a success', () => {
    render(
      <Notice tone="success" announce>
        Adresse enregistrée
      </Notice>,
    )
    expect(screen.getByRole('status').textContent).toBe('Adresse enregistrée')
  })

  it('announces nothing by default', () => {
    render(<Notice tone="error">Pas encore envoyé</Notice>)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
