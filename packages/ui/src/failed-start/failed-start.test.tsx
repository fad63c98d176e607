import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FailedStart } from './failed-start.tsx'

it('a form that does not open is read out, and tried again at the same address', () => {
  render(
    <FailedStart id="failed" title="Le formulaire ne s’ouvre pas" retryLabel="Réessayer" isShown>
      <p>Rien n’est perdu.</p>
    </FailedStart>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Rien n’est perdu.')
  expect(screen.getByText('Réessayer').getAttribute('href')).toBe('')
  expect(document.getElementById('failed')?.dataset['shown']).toBe('')
})

it('stands hidden until then, and says nowhere where it would be reported unless it is', () => {
  render(
    <FailedStart id="failed" title="Le formulaire ne s’ouvre pas" retryLabel="Réessayer">
      <p>Rien n’est perdu.</p>
    </FailedStart>,
  )
  expect(document.getElementById('failed')?.getAttributeNames()).toEqual(['class', 'id', 'tabindex'])
})
