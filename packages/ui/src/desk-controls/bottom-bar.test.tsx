import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BottomBar } from './desk-controls.tsx'

it('is a group with a name', () => {
  render(
    <BottomBar label="Les demandes cochées">
      <button type="button">Confier</button>
    </BottomBar>,
  )
  const group = screen.getByRole('group', { name: 'Les demandes cochées' })
  expect(group.contains(screen.getByRole('button'))).toBe(true)
})
