import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../button/button.tsx'
import { Actions } from './actions.tsx'

it('keeps the tab order of its buttons: the main action first', () => {
  render(
    <Actions>
      <Button>Continuer</Button>
      <Button kind="quiet">Retour</Button>
    </Actions>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continuer', 'Retour'])
})
