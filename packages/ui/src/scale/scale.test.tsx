import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Scale, type ScaleProps } from './scale.tsx'

const lowest = { value: 0, label: 'Pas du tout' }
const highest = { value: 10, label: 'Tout le temps' }

function Worry(props: Partial<ScaleProps>) {
  const [value, setValue] = useState('')
  return (
    <Scale
      legend="Votre mémoire vous inquiète-t-elle ?"
      name="worry"
      lowest={lowest}
      highest={highest}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

const step = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

describe('a scale', () => {
  it('is a group of radios named by the question, with nothing chosen at first', () => {
    render(<Worry legendAs="h1" />)
    expect(screen.getByRole('radiogroup', { name: 'Votre mémoire vous inquiète-t-elle ?' })).toBeTruthy()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('has every whole number, and says what the ends mean', () => {
    render(<Worry highest={{ value: 3, label: 'Tout le temps' }} />)
    expect(names()).toEqual(['0Pas du tout', '1', '2', '3Tout le temps'])
    expect(step('0 Pas du tout')).toBeTruthy()
  })

  it('gives the chosen number as a text', async () => {
    render(<Worry />)
    await userEvent.click(screen.getByText('7'))
    expect(step('7').checked).toBe(true)
  })

  it('is moved along by the arrow keys', async () => {
    render(<Worry />)
    await userEvent.click(step('4'))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(step('5'))
    expect(step('5').checked).toBe(true)
  })

  it('has its name as the id of the first step, where an error summary leads', () => {
    render(<Worry error="Choisissez un nombre" />)
    const group = screen.getByRole('radiogroup', { description: 'Choisissez un nombre' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(step('0 Pas du tout').id).toBe('worry')
  })

  it('is empty, not broken, when its ends are the wrong way round', () => {
    render(<Worry lowest={highest} highest={lowest} />)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('gives the chosen step by its id where each says what it means', async () => {
    const steps = [
      { id: 'never', label: 'Jamais' },
      { id: 'very_often', label: 'Très souvent' },
    ]
    const chosen = vi.fn<(id: string) => void>()
    render(<Scale legend="Répétez-vous la même question ?" name="repeats" steps={steps} value="" onChange={chosen} />)
    expect(names()).toEqual(['Jamais', 'Très souvent'])
    await userEvent.click(step('Très souvent'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('very_often')
  })
})
