import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LogOutButton } from './log-out-button.tsx'

it('ends the session when it is pressed, and is called by its words alone', async () => {
  const onLogOut = vi.fn<() => void>()
  render(<LogOutButton onLogOut={onLogOut}>Se déconnecter</LogOutButton>)
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  expect(onLogOut).toHaveBeenCalledOnce()
})
