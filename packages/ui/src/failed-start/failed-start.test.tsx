import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FailedStart } from './failed-start.tsx'

it('a form that does not open is announced, with a link to try again at the same address', () => {
  render(
    <FailedStart id="failed" title="Le formulaire ne s’ouvre pas" retryLabel="Réessayer">
      <p>Rien n’est perdu.</p>
    </FailedStart>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Rien n’est perdu.')
  expect(screen.getByText('Réessayer').getAttribute('href')).toBe('')
})

it('is hidden at first, and has no address for error reports unless one is configured', () => {
  render(
    <FailedStart id="failed" title="Le formulaire ne s’ouvre pas" retryLabel="Réessayer">
      <p>Rien n’est perdu.</p>
    </FailedStart>,
  )
  expect(document.getElementById('failed')?.getAttributeNames()).toEqual(['class', 'id', 'tabindex'])
})
