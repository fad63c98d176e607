import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConsentSettings } from './consent-settings.tsx'

const texts = {
  title: 'Your cookie settings',
  close: 'Close',
  required: 'Required, always on',
  declineAll: 'Decline All',
  acceptAll: 'Accept All',
  save: 'Save',
}

const categories = [
  { id: 'essential', isRequired: true, name: 'Essential cookies', description: 'The site needs them.' },
  { id: 'product', isRequired: false, name: 'Product analytics', description: 'How pages are used.' },
  { id: 'tracking', isRequired: false, name: 'Second analytics', description: 'Also how pages are used.' },
]

const open = (accepted: readonly string[] = []) => {
  const onDecide = vi.fn<(values: string[]) => void>()
  const onClose = vi.fn<() => void>()
  render(
    <ConsentSettings texts={texts} categories={categories} accepted={accepted} onDecide={onDecide} onClose={onClose} />,
  )
  return { onDecide, onClose }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const categorySwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

describe('the cookie settings', () => {
  it('have every optional category off before anything was accepted', () => {
    open()
    expect(categorySwitch('Product analytics').checked).toBe(false)
    expect(categorySwitch('Second analytics').checked).toBe(false)
  })

  it('start from what was accepted before', () => {
    open(['product'])
    expect(categorySwitch('Product analytics').checked).toBe(true)
    expect(categorySwitch('Second analytics').checked).toBe(false)
  })

  it('say of a required category in words that it is always on', () => {
    open()
    const required = categorySwitch('Essential cookies')
    expect(required.checked).toBe(true)
    expect(required.disabled).toBe(true)
    expect(screen.getByText('Required, always on')).toBeTruthy()
  })

  it('"Decline All" decides for the required values alone, whatever is toggled (R4-33)', async () => {
    const { onDecide } = open(['product'])
    await press('Decline All')
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(['essential'])
  })

  it('"Accept All" decides for every value, whatever is toggled (R4-32)', async () => {
    const { onDecide } = open()
    await press('Accept All')
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(['essential', 'product', 'tracking'])
  })

  it('"Save" decides for what was toggled, by keyboard alone (R4-34)', async () => {
    const { onDecide } = open(['product'])
    categorySwitch('Product analytics').focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    expect(document.activeElement).toBe(categorySwitch('Second analytics'))
    await userEvent.keyboard(' ')
    await press('Save')
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(['essential', 'tracking'])
  })

  it('decide nothing when they are closed', async () => {
    const { onDecide, onClose } = open()
    await userEvent.click(categorySwitch('Product analytics'))
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onDecide).not.toHaveBeenCalled()
  })
})
