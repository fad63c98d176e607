import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card, CardList } from './card.tsx'

it('is an article with a heading of the level that its page needs', () => {
  render(
    <Card title="Étude exemple" headingLevel="h2" action={<a href="/etude">Voir l’étude</a>}>
      Une phrase.
    </Card>,
  )
  expect(screen.getByRole('article').contains(screen.getByRole('heading', { level: 2, name: 'Étude exemple' }))).toBe(
    true,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('has its tag after its title in reading order, so that the tag does not seem to belong to the card before', () => {
  render(<Card title="Étude exemple" tag="Recrute" />)
  expect(screen.getByRole('article').textContent).toBe('Étude exempleRecrute')
})

it('has no empty line without an action', () => {
  render(<Card title="Étude exemple" />)
  expect(screen.queryByRole('paragraph')).toBeNull()
})

it('is a list, so that the number of cards is announced', () => {
  render(
    <CardList>
      <Card title="Une étude" />
      <Card title="Une autre" />
    </CardList>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Une étude', 'Une autre'])
})
