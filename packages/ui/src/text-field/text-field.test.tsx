import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TextField, type TextFieldProps } from './text-field.tsx'

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="Votre âge" name="age" value={value} onChange={setValue} {...props} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Votre âge/ })

afterEach(() => {
  vi.useRealTimers()
})

describe('a text field', () => {
  it('is named by its label, which is the heading of a question page', () => {
    render(<Field labelAs="h1" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Votre âge' }).contains(field().labels?.[0] ?? null)).toBe(
      true,
    )
  })

  it('has its name as id, where an error summary leads', () => {
    render(<Field />)
    expect(field().id).toBe('age')
  })

  it('is described by hint, error and unit, and marked as wrong', () => {
    render(<Field hint="En chiffres" error="Écrivez votre âge" suffix="ans" />)
    const described = screen.getByRole('textbox', { description: 'En chiffres Écrivez votre âge ans' })
    expect(described.getAttribute('aria-invalid')).toBe('true')
  })

  it('is not marked as wrong without an error', () => {
    render(<Field />)
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('says in its name that it is optional', () => {
    render(<Field optionalLabel="(facultatif)" />)
    expect(screen.getByRole('textbox', { name: 'Votre âge (facultatif)' })).toBeTruthy()
  })
})

const passes = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

describe('a field with a counter', () => {
  const counter = { maximum: 5, text: (left: number) => (left < 0 ? `${-left} de trop` : `encore ${left}`) }

  it('never cuts off what is typed, and says how much is too much', async () => {
    render(<Field multiline counter={counter} />)
    await userEvent.type(field(), 'bonjour')
    expect(field().value).toBe('bonjour')
    expect(screen.getByText('2 de trop').id).toBe(field().getAttribute('aria-describedby'))
  })

  it('speaks only when the typing pauses', () => {
    vi.useFakeTimers()
    const { rerender } = render(<Field counter={counter} value="a" />)
    passes(900)
    rerender(<Field counter={counter} value="ab" />)
    passes(900)
    expect(screen.getByRole('status').textContent).toBe('')
    passes(100)
    expect(screen.getByRole('status').textContent).toBe('encore 3')
  })
})
