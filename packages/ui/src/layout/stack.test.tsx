import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stack } from './layout.tsx'

it('adds nothing that screen readers would announce', () => {
  render(
    <Stack>
      <h2>Ce que vous pouvez faire</h2>
      <p>Parlez-en à votre médecin.</p>
    </Stack>,
  )
  expect(screen.getByRole('heading').nextElementSibling).toBe(screen.getByRole('paragraph'))
})
