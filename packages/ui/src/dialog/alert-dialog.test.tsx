import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './dialog.tsx'

const open = () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <AlertDialog
      title="Tout effacer ?"
      confirmLabel="Tout effacer"
      cancelLabel="Garder"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      C’est sans retour.
    </AlertDialog>,
  )
  return { onConfirm, onCancel }
}

describe('an alert dialog', () => {
  it('is announced with its question and reason', () => {
    open()
    const dialog = screen.getByRole('alertdialog', { name: 'Tout effacer ?' })
    const reason = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('C’est sans retour.')
  })

  it('cancels when only Enter is pressed', async () => {
    const { onConfirm, onCancel } = open()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('confirms when the button that names the action is pressed', async () => {
    const { onConfirm, onCancel } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('treats Esc as cancel', () => {
    const { onCancel } = open()
    screen.getByRole<HTMLDialogElement>('alertdialog').close()
    expect(onCancel).toHaveBeenCalledOnce()
  })
})
