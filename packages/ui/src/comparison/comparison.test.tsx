import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Comparison } from './comparison.tsx'

const columns = [
  { id: 'own', label: 'Vous' },
  { id: 'relative', label: 'Votre proche' },
]

describe('a comparison', () => {
  it('associates each value with its row and column header', () => {
    render(
      <Comparison
        caption="Vos réponses et les siennes"
        subject="Question"
        columns={columns}
        rows={[{ id: 'words', term: 'Cherchez-vous vos mots ?', values: ['Parfois', 'Souvent'] }]}
      />,
    )
    expect(screen.getByRole('table', { name: 'Vos réponses et les siennes' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Question',
      'Vous',
      'Votre proche',
    ])
    expect(screen.getByRole('rowheader', { name: 'Cherchez-vous vos mots ?' })).toBeTruthy()
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Parfois', 'Souvent'])
  })

  it('renders nothing without rows', () => {
    const { container } = render(<Comparison caption="Rien" subject="Question" columns={columns} rows={[]} />)
    expect(container.innerHTML).toBe('')
  })
})
