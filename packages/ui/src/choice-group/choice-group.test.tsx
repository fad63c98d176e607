import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ChoiceGroup, type ChoiceGroupProps, toggledChoice } from './choice-group.tsx'

const options = [
  { id: 'yes', label: 'Oui' },
  { id: 'no', label: 'Non', hint: 'Aussi si vous hésitez' },
  { id: 'none', label: 'Aucune', exclusive: true },
]

function Group(props: Partial<ChoiceGroupProps>) {
  const [value, setValue] = useState<string[]>([])
  return (
    <ChoiceGroup
      kind="radio"
      legend="Un proche peut-il venir ?"
      name="partner"
      options={options}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

const role = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })

describe('a group of radios', () => {
  it('is labelled by the question, which is the heading of a question page', () => {
    render(<Group legendAs="h1" />)
    expect(screen.getByRole('radiogroup', { name: 'Un proche peut-il venir ?' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).closest('legend')).not.toBeNull()
  })

  it('has one answer, selected by a click anywhere in its row', async () => {
    render(<Group />)
    await userEvent.click(screen.getByText('Oui'))
    await userEvent.click(screen.getByText('Aussi si vous hésitez'))
    expect(role('Oui')).toHaveProperty('checked', false)
    expect(role('Non')).toHaveProperty('checked', true)
  })

  it('gives its id to the first input, to which the error summary links', () => {
    render(<Group />)
    expect(role('Oui').id).toBe('partner')
  })
})

describe('hint and error', () => {
  it('are both announced with the group; with an error the group is invalid', () => {
    render(<Group hint="Pour certaines visites" error="Choisissez une réponse" />)
    const group = screen.getByRole('radiogroup', { description: 'Pour certaines visites Choisissez une réponse' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
  })

  it('are not live regions, because the error summary announces the error', () => {
    render(<Group error="Choisissez une réponse" />)
    expect(document.querySelector('[aria-live]')).toBeNull()
  })
})

describe('a group of checkboxes', () => {
  it('unticks the others when the exclusive option is ticked', async () => {
    render(<Group kind="checkbox" />)
    await userEvent.click(screen.getByText('Oui'))
    await userEvent.click(screen.getByText('Non'))
    await userEvent.click(screen.getByText('Aucune'))
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
    expect(ticked.map((box) => box.value)).toEqual(['none'])
  })
})

const conditions = [
  { id: 'stroke' },
  { id: 'epilepsy' },
  { id: 'none', exclusive: true },
  { id: 'unknown', exclusive: true },
]

describe('ticking one more option', () => {
  it('keeps the others and the order of the list', () => {
    expect(toggledChoice(conditions, ['epilepsy'], 'stroke')).toEqual(['stroke', 'epilepsy'])
  })

  it('unticks all others if it is exclusive, also another exclusive option', () => {
    expect(toggledChoice(conditions, ['stroke', 'epilepsy'], 'none')).toEqual(['none'])
    expect(toggledChoice(conditions, ['unknown'], 'none')).toEqual(['none'])
  })

  it('unticks the exclusive option if it is not exclusive', () => {
    expect(toggledChoice(conditions, ['none'], 'stroke')).toEqual(['stroke'])
  })
})

describe('clicking a ticked option', () => {
  it('unticks only this option', () => {
    expect(toggledChoice(conditions, ['stroke', 'epilepsy'], 'stroke')).toEqual(['epilepsy'])
    expect(toggledChoice(conditions, ['none'], 'none')).toEqual([])
  })
})

describe('an option that is not in the list', () => {
  it('changes nothing', () => {
    expect(toggledChoice(conditions, ['stroke'], 'gone')).toEqual(['stroke'])
  })
})
