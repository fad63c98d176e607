import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tag } from './tag.tsx'

it('says the state in words, whatever its colour', () => {
  render(<Tag tone="honey">Exemple</Tag>)
  expect(screen.getByText('Exemple').className).toBe('tag tag--honey')
})
