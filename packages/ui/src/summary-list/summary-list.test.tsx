import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SummaryList } from './summary-list.tsx'

describe('a summary', () => {
  it('has for each question its answer and a link whose name says which answer it changes', () => {
    const change = (
      <a href="#age">
        Modifier <VisuallyHidden>votre âge</VisuallyHidden>
      </a>
    )
    render(
      <SummaryList
        rows={[
          { term: 'Votre âge', value: '72 ans', action: change },
          { term: 'Code postal', value: 'Sans réponse' },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Votre âge', 'Code postal'])
    expect(screen.getByRole('link', { name: 'Modifier votre âge' }).closest('dd')).not.toBeNull()
  })

  it('distinguishes two rows with the same question', () => {
    render(
      <SummaryList
        rows={[
          { id: 'yours', term: 'Téléphone', value: '01 99 00 12 34' },
          { id: 'theirs', term: 'Téléphone', value: '01 99 00 56 78' },
        ]}
      />,
    )
    expect(screen.getByText('01 99 00 56 78')).toBeTruthy()
  })

  it('renders nothing if there are no rows', () => {
    const { container } = render(<SummaryList rows={[]} />)
    expect(container.innerHTML).toBe('')
  })
})
