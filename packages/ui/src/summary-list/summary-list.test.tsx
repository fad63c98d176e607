import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SummaryList } from './summary-list.tsx'

it('pairs each answer with its question and with a link that says what it changes', () => {
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
