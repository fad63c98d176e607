import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tag, TagList } from './tag.tsx'

it('has the state in words, whatever its colour', () => {
  render(<Tag tone="honey">Exemple</Tag>)
  expect(screen.getByText('Exemple').className).toBe('tag tag--honey')
})

it('is a list of the given tags', () => {
  render(<TagList tags={[false, <Tag key="sleep">Sommeil</Tag>, <Tag key="mood">Humeur</Tag>]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sommeil', 'Humeur'])
})
