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

  it('waits for a pause when it announces anything else', () => {
    render(
      <Notice tone="success" announce>
        Adresse enregistrée
      </Notice>,
    )
    expect(screen.getByRole('status').textContent).toBe('Adresse enregistrée')
  })

  it('is plain text of the page otherwise', () => {
    render(<Notice tone="error">Pas encore envoyé</Notice>)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
