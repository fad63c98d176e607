import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Scale, type ScaleProps } from './scale.tsx'

const steps = [
  { id: 'never', label: 'Jamais' },
  { id: 'sometimes', label: 'Parfois' },
  { id: 'very_often', label: 'Très souvent' },
]

function Repeats(props: Partial<ScaleProps>) {
  const [value, setValue] = useState('')
  return (
    <Scale
      legend="Répétez-vous la même question ?"
      name="repeats"
      steps={steps}
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

const step = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('a scale', () => {
  it('is a radio group labelled by the question, with nothing chosen at first', () => {
    render(<Repeats legendAs="h1" />)
    expect(screen.getByRole('radiogroup', { name: 'Répétez-vous la même question ?' })).toBeTruthy()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('shows the steps from least to most, and reports the id of the chosen one', async () => {
    const chosen = vi.fn<(id: string) => void>()
    render(<Repeats onChange={chosen} />)
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Jamais',
      'Parfois',
      'Très souvent',
    ])
    await userEvent.click(screen.getByText('Très souvent'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('very_often')
  })

  it('is operated with the arrow keys', async () => {
    render(<Repeats />)
    await userEvent.click(step('Jamais'))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(step('Parfois'))
    expect(step('Parfois').checked).toBe(true)
  })

  it('has its name as the id of the first step, to which the error summary links', () => {
    render(<Repeats error="Choisissez une réponse" />)
    const group = screen.getByRole('radiogroup', { description: 'Choisissez une réponse' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(step('Jamais').id).toBe('repeats')
  })
})
