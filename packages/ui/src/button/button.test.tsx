import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, buttonClass } from './button.tsx'

describe('a button', () => {
  it('submits its form only with type="submit"', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Retour</Button>
        <Button type="submit">Continuer</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retour' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('looks like a link with its class', () => {
    render(<Button kind="quiet">Retour</Button>)
    expect(screen.getByRole('button').className).toBe(buttonClass('quiet'))
  })
})
