import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tag } from '../tag/tag.tsx'
import { TagList } from './tag-list.tsx'

it('is a list of the tags that are there', () => {
  render(<TagList tags={[false, <Tag key="sleep">Sommeil</Tag>, <Tag key="mood">Humeur</Tag>]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sommeil', 'Humeur'])
})
