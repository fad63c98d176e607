import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const age = { fieldId: 'age', text: 'Écrivez votre âge en chiffres' }
const email = { fieldId: 'email', text: 'Écrivez une adresse complète' }

function Form({ errors, attempt }: { errors: (typeof age)[]; attempt?: number }) {
  return (
    <form>
      <ErrorSummary title="Il y a un problème" errors={errors} {...(attempt === undefined ? {} : { attempt })} />
      <input id="age" aria-label="Âge" />
      <input id="email" aria-label="E-mail" />
    </form>
  )
}

const summary = () => screen.getByRole('region', { name: 'Il y a un problème' })

describe('the error summary', () => {
  it('renders nothing without errors', () => {
    render(<Form errors={[]} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('takes the focus when errors appear', () => {
    const { rerender } = render(<Form errors={[]} />)
    rerender(<Form errors={[age]} />)
    expect(document.activeElement).toBe(summary())
  })

  it('does not take the focus while a person corrects an error', () => {
    const { rerender } = render(<Form errors={[age, email]} attempt={1} />)
    screen.getByRole('textbox', { name: 'Âge' }).focus()
    rerender(<Form errors={[email]} attempt={1} />)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Âge' }))
  })

  it('takes the focus again when the form is refused again', () => {
    const { rerender } = render(<Form errors={[age]} attempt={1} />)
    screen.getByRole('textbox', { name: 'Âge' }).focus()
    rerender(<Form errors={[age]} attempt={2} />)
    expect(document.activeElement).toBe(summary())
  })

  it('has a link to the field of each error, which does not change the address', async () => {
    const address = location.href
    render(<Form errors={[age, email]} />)
    await userEvent.click(screen.getByRole('link', { name: email.text }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }))
    expect(location.href).toBe(address)
  })
})
