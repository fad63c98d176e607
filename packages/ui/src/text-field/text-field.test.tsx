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

  it('has its name as id, the target of the error summary', () => {
    render(<Field />)
    expect(field().id).toBe('age')
  })

  it('is described by hint and error, and marked as invalid', () => {
    render(<Field hint="En chiffres" error="Écrivez votre âge" />)
    const described = screen.getByRole('textbox', { description: 'En chiffres Écrivez votre âge' })
    expect(described.getAttribute('aria-invalid')).toBe('true')
  })

  it('is not marked as invalid without an error', () => {
    render(<Field />)
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('says in its label that it is optional', () => {
    render(<Field optionalLabel="(facultatif)" />)
    expect(screen.getByRole('textbox', { name: 'Votre âge (facultatif)' })).toBeTruthy()
  })
})

describe('the kind of text', () => {
  const kinds = [
    { kind: 'text', type: null, inputmode: null, autocomplete: null },
    { kind: 'email', type: 'email', inputmode: 'email', autocomplete: 'email' },
    { kind: 'phone', type: 'tel', inputmode: 'tel', autocomplete: 'tel' },
    { kind: 'number', type: null, inputmode: 'numeric', autocomplete: 'off' },
    { kind: 'postal-code', type: null, inputmode: null, autocomplete: 'postal-code' },
  ] as const

  it.each(kinds)('$kind has its own keyboard and autofill (WCAG 1.3.5)', ({ kind, ...expected }) => {
    render(<Field kind={kind} />)
    const attribute = (name: string) => field().getAttribute(name)
    expect({
      type: attribute('type'),
      inputmode: attribute('inputmode'),
      autocomplete: attribute('autocomplete'),
    }).toEqual(expected)
  })

  it('has no autofill if the answer is about another person', () => {
    render(<Field kind="postal-code" autoComplete="off" />)
    expect(field().getAttribute('autocomplete')).toBe('off')
  })

  it.each(['06 12 34-56.78', '+33612345678', '(617) 555-0100'])(
    'a telephone number stays as typed: %s',
    async (typed) => {
      render(<Field kind="phone" />)
      await userEvent.type(field(), typed)
      expect(field().value).toBe(typed)
    },
  )

  it('keeps a number as typed too, so that a person can correct it', async () => {
    render(<Field kind="number" />)
    await userEvent.type(field(), '7o ans')
    expect(field().value).toBe('7o ans')
  })
})

const passes = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

describe('a field with a counter', () => {
  const counter = { maximum: 5, text: (left: number) => (left < 0 ? `${-left} de trop` : `encore ${left}`) }

  it('never truncates input, and shows by how many characters it is too long', async () => {
    render(<Field kind="long" counter={counter} />)
    await userEvent.type(field(), 'bonjour')
    expect(field().value).toBe('bonjour')
    expect(screen.getByText('2 de trop')).toBeTruthy()
    expect(field().getAttribute('aria-describedby')).toBeNull()
  })

  it('counts an emoji and an accented letter as one character each, as the validation does', () => {
    render(<Field counter={counter} value="é🙂" />)
    expect(screen.getByText('encore 3')).toBeTruthy()
  })

  it('announces the number only when the person pauses', () => {
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
