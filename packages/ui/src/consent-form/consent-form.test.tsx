import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConsentForm } from './consent-form.tsx'

const texts = { required: 'Required, always on', declineAll: 'Decline All', acceptAll: 'Accept All', save: 'Save' }

const categories = [
  { id: 'essential', isRequired: true, name: 'Essential cookies', description: 'The site needs them.' },
  { id: 'product', isRequired: false, name: 'Product analytics', description: 'How pages are used.' },
  { id: 'tracking', isRequired: false, name: 'Second analytics', description: 'Also how pages are used.' },
]

const open = (accepted: readonly string[] = []) => {
  const onChoose = vi.fn<(words: readonly string[]) => void>()
  render(
    <ConsentForm
      action="/cookie-consent"
      field="consent"
      texts={texts}
      categories={categories}
      accepted={accepted}
      onChoose={onChoose}
    />,
  )
  return { onChoose }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const categorySwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

describe('the consent form', () => {
  it('has every optional category off before any choice', () => {
    open()
    expect(categorySwitch('Product analytics').checked).toBe(false)
    expect(categorySwitch('Second analytics').checked).toBe(false)
  })

  it('starts from the previous choice', () => {
    open(['product'])
    expect(categorySwitch('Product analytics').checked).toBe(true)
    expect(categorySwitch('Second analytics').checked).toBe(false)
  })

  it('states in words that a required category is always on', () => {
    open()
    const required = categorySwitch('Essential cookies')
    expect(required.checked).toBe(true)
    expect(required.disabled).toBe(true)
    expect(screen.getByText('Required, always on')).toBeTruthy()
  })

  it('gives `required` on "Decline All", whichever switches are on (R4-33)', async () => {
    const { onChoose } = open(['product'])
    await press('Decline All')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['product', 'required'])
  })

  it('gives `all` on "Accept All", whichever switches are on (R4-32)', async () => {
    const { onChoose } = open()
    await press('Accept All')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['all'])
  })

  it('gives the categories that are on on "Save", and can be used with the keyboard only (R4-34)', async () => {
    const { onChoose } = open(['product'])
    categorySwitch('Product analytics').focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    expect(document.activeElement).toBe(categorySwitch('Second analytics'))
    await userEvent.keyboard(' ')
    await press('Save')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(['tracking'])
  })
})
