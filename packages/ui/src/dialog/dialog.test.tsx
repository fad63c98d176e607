import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const open = (onClose: () => void) =>
  render(
    <StrictMode>
      <Dialog title="Vos réponses" closeLabel="Fermer" onClose={onClose}>
        <p>Gardées ici.</p>
      </Dialog>
    </StrictMode>,
  )

describe('a dialog', () => {
  it('is open while it is rendered; its title is its label and gets the focus', () => {
    open(vi.fn())
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Vos réponses' }).open).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vos réponses' }))
  })

  it('calls onClose once when closed by its button', async () => {
    const onClose = vi.fn<() => void>()
    open(onClose)
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('calls onClose when the browser closes it, for example on Esc', () => {
    const onClose = vi.fn<() => void>()
    open(onClose)
    screen.getByRole<HTMLDialogElement>('dialog').close()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does not call onClose when it is unmounted', () => {
    const onClose = vi.fn<() => void>()
    open(onClose).unmount()
    expect(onClose).not.toHaveBeenCalled()
  })
})
