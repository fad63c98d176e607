import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stack } from './layout.tsx'

it('adds nothing between its blocks that would be read out', () => {
  render(
    <Stack>
      <h2>Ce que vous pouvez faire</h2>
      <p>Parlez-en à votre médecin.</p>
    </Stack>,
  )
  expect(screen.getByRole('heading').nextElementSibling).toBe(screen.getByRole('paragraph'))
})
