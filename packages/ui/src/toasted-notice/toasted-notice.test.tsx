import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Toasted } from '../testing/toasted.tsx'
import { ToastedNotice } from './toasted-notice.tsx'

describe('a toasted notice', () => {
  it('is announced only by the toast, so that it is announced once', () => {
    render(
      <Toasted label="Messages" closeLabel="Fermer">
        <ToastedNotice tone="error" text="Erreur" />
      </Toasted>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('Erreur')
  })

  it('announces itself without a toast region', () => {
    render(<ToastedNotice tone="error" text="Erreur" />)
    expect(screen.getByRole('alert').textContent).toBe('Erreur')
  })

  it('can contain a link to try again, which the toast does not contain', () => {
    render(
      <ToastedNotice tone="error" text="Erreur">
        <button type="button">Réessayer</button>
      </ToastedNotice>,
    )
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
  })
})
