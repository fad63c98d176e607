import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DateField } from '../date-field/date-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

interface Sent {
  email: string
  words: string
  day: string
}

function Form({ onSend }: { onSend: (sent: Sent) => void }) {
  const [email, setEmail] = useState('')
  const [words, setWords] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [born, setBorn] = useState({ day: '', month: '', year: '' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ email, words, day: [born.day, born.month, born.year].join(' ') })
      }}
    >
      <TextField label="E-mail" kind="email" value={email} onChange={setEmail} />
      <TextField label="Mots" kind="long" value={words} onChange={setWords} />
      <DateField
        legend="Naissance"
        name="born"
        labels={{ day: 'Jour', month: 'Mois', year: 'Année' }}
        value={born}
        onChange={setBorn}
      />
      <label>
        Je suis d’accord
        <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
      </label>
      <button type="submit">Envoyer</button>
    </form>
  )
}

/** Fills in a field as a program outside the page does, which fires no event. */
function fill(name: string, text: string) {
  const control = screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
}

function shown() {
  const onSend = vi.fn<(sent: Sent) => void>()
  render(<Form onSend={onSend} />)
  return onSend
}

it('text filled in without an event is sent', () => {
  const onSend = shown()
  fill('E-mail', 'zoe@exemple.example')
  fill('Mots', 'Des oublis')
  fill('Jour', '3')
  fill('Mois', '9')
  fill('Année', '1950')
  act(() => screen.getByRole<HTMLButtonElement>('button').form?.requestSubmit())
  expect(onSend.mock.calls).toEqual([[{ email: 'zoe@exemple.example', words: 'Des oublis', day: '3 9 1950' }]])
})

it('text removed without an event is not sent', async () => {
  const onSend = shown()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'zoe@exemple.example')
  fill('E-mail', '')
  await userEvent.click(screen.getByRole('button'))
  expect(onSend.mock.calls).toMatchObject([[{ email: '' }]])
})

it.each([
  ['typed in', async () => userEvent.type(screen.getByRole('textbox', { name: 'Mots' }), 'oui')],
  ['ticked', async () => userEvent.click(screen.getByRole('checkbox'))],
])('text filled in without an event stays while another field is %s', async (_how, change) => {
  const onSend = shown()
  fill('E-mail', 'zoe@exemple.example')
  await change()
  const { checked } = screen.getByRole<HTMLInputElement>('checkbox')
  await userEvent.click(screen.getByRole('button'))
  const [sent] = onSend.mock.calls[0] ?? []
  expect([sent?.email, sent?.words === 'oui' || checked]).toEqual(['zoe@exemple.example', true])
})

it('text filled in without an event stays while somebody types in a focused field', () => {
  const onSend = shown()
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mots' })
  act(() => words.focus())
  fill('E-mail', 'zoe@exemple.example')
  act(() => {
    words.dispatchEvent(new Event('beforeinput', { bubbles: true }))
    fill('Mots', 'oui')
    words.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => words.form?.requestSubmit())
  expect(onSend.mock.calls).toMatchObject([[{ email: 'zoe@exemple.example', words: 'oui' }]])
})

it('a field that was replaced by the next step does not clear the fields of that step', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const Steps = () => {
    const [isNext, setNext] = useState(false)
    const heading = useRef<HTMLHeadingElement>(null)
    const title: string = isNext ? 'Mémoire' : 'Âge'
    useLayoutEffect(() => {
      if (title !== '') heading.current?.focus()
    }, [title])
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setNext(true)
        }}
      >
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {isNext ? null : <TextField label="Âge" value="69" onChange={onChange} />}
        <button type="submit">Continuer</button>
      </form>
    )
  }
  render(<Steps />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('heading').textContent).toBe('Mémoire')
  expect(onChange).not.toHaveBeenCalled()
})
