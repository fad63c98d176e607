import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BottomBar } from './desk-controls.tsx'

const label = 'Les demandes cochées'

it('its controls are a group with a name, after the list', () => {
  const { container } = render(
    <BottomBar label={label} list="Camille">
      <button type="button">Confier</button>
    </BottomBar>,
  )
  expect(screen.getByRole('group', { name: label }).contains(screen.getByRole('button'))).toBe(true)
  expect(container.textContent).toBe(`Camille${label}Confier`)
})

it('has no group without controls', () => {
  render(<BottomBar label={label} list="Camille" />)
  expect(screen.queryByRole('group')).toBeNull()
})
