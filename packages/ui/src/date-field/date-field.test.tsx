import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DateField, type DateFieldProps, fromIsoDate, toIsoDate } from './date-field.tsx'

const empty = { day: '', month: '', year: '' }
const labels = { day: 'Jour', month: 'Mois', year: 'Année' }

function Field({ onChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? empty)
  return (
    <DateField
      legend="Votre date de naissance"
      name="birth"
      labels={labels}
      {...props}
      value={value}
      onChange={(typed) => {
        setValue(typed)
        onChange?.(typed)
      }}
    />
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const typedIn = () => [field('Jour').value, field('Mois').value, field('Année').value]

describe('a date', () => {
  it('is a labelled group of three fields', () => {
    render(<Field legendAs="h1" hint="Par exemple 3 9 1950" />)
    const group = screen.getByRole('group', { name: 'Votre date de naissance', description: 'Par exemple 3 9 1950' })
    expect(group.contains(field('Année'))).toBe(true)
    expect(screen.getByRole('heading', { level: 1, name: 'Votre date de naissance' })).toBeTruthy()
  })

  it.each([
    ['day-first', ['Jour', 'Mois', 'Année']],
    ['month-first', ['Mois', 'Jour', 'Année']],
  ] as const)('is typed %s, and Tab moves through the fields in this order', async (order, expected) => {
    render(<Field order={order} />)
    const visited: string[] = []
    for (const _ of expected) {
      await userEvent.tab()
      visited.push(document.activeElement?.closest('div')?.textContent ?? '')
    }
    expect(visited).toEqual(expected)
  })

  it('has its name as the id of the first field, the target of the error summary', () => {
    render(<Field order="month-first" />)
    expect(field('Mois').id).toBe('birth')
  })

  it('keeps any input, also an invalid date', async () => {
    render(<Field />)
    await userEvent.type(field('Jour'), '31')
    await userEvent.type(field('Mois'), 'février')
    await userEvent.type(field('Année'), '50')
    expect(typedIn()).toEqual(['31', 'février', '50'])
  })

  it('allows autofill for a date of birth only (WCAG 1.3.5)', () => {
    const { rerender } = render(<Field isBirthday />)
    expect(field('Année').getAttribute('autocomplete')).toBe('bday-year')
    rerender(<Field />)
    expect(field('Année').getAttribute('autocomplete')).toBe('off')
  })
})

describe('an error', () => {
  const invalid = () => ['Jour', 'Mois', 'Année'].filter((name) => field(name).getAttribute('aria-invalid') === 'true')

  it('is announced with the group and marks the invalid part', () => {
    render(<Field error="Février n’a pas 31 jours" wrongParts={['day']} />)
    expect(screen.getByRole('group', { description: 'Février n’a pas 31 jours' })).toBeTruthy()
    expect(invalid()).toEqual(['Jour'])
  })

  it('marks all parts if the invalid parts are not given', () => {
    render(<Field error="Écrivez une date" />)
    expect(invalid()).toEqual(['Jour', 'Mois', 'Année'])
  })
})

describe('the calendar', () => {
  const showPicker = vi.fn<() => void>()

  beforeEach(() => {
    Object.assign(HTMLInputElement.prototype, { showPicker })
  })

  afterEach(() => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker')
    showPicker.mockReset()
  })

  const picker = { label: 'Choisir dans un calendrier', earliest: '1900-01-01', latest: '2026-11-21' }
  const calendar = () => document.querySelector<HTMLInputElement>('input[type=date]') ?? document.createElement('input')

  it('exists only with a `picker`, and only its button is in the tab order', async () => {
    const { rerender } = render(<Field />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Field picker={picker} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: picker.label }))
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('has no button in browsers that cannot open it', () => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker')
    render(<Field picker={picker} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('opens at the typed date', async () => {
    render(<Field picker={picker} value={{ day: '3', month: '9', year: '1950' }} />)
    await userEvent.click(screen.getByRole('button', { name: picker.label }))
    expect(showPicker).toHaveBeenCalledOnce()
    expect(calendar().value).toBe('1950-09-03')
  })

  it('fills the three fields', () => {
    render(<Field picker={picker} />)
    fireEvent.change(calendar(), { target: { value: '1950-09-03' } })
    expect(typedIn()).toEqual(['3', '9', '1950'])
  })

  it('keeps the typed date when it is cleared', () => {
    render(<Field picker={picker} value={{ day: '3', month: '', year: '' }} />)
    calendar().value = '1950-09-03'
    fireEvent.change(calendar(), { target: { value: '' } })
    expect(typedIn()).toEqual(['3', '', ''])
  })
})

describe('the calendar of the browser', () => {
  it.each([
    [{ day: '3', month: '9', year: '1950' }, '1950-09-03'],
    [{ day: ' 03', month: '09 ', year: '1950' }, '1950-09-03'],
    [{ day: '3', month: '', year: '1950' }, ''],
    [{ day: '3', month: 'mars', year: '1950' }, ''],
    [{ day: '', month: '', year: '' }, ''],
  ])('receives the typed date %j as %j', (typed, date) => {
    expect(toIsoDate(typed)).toBe(date)
  })

  it('fills in a date as a person would type it', () => {
    expect(fromIsoDate('1950-09-03')).toEqual({ day: '3', month: '9', year: '1950' })
  })

  it.each(['', '1950-09', 'today'])('fills in nothing for %j', (date) => {
    expect(fromIsoDate(date)).toBeUndefined()
  })
})
