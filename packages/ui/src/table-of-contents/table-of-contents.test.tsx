import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

const entries = [
  { id: 'rights', text: 'Vos droits' },
  { id: 'answer', text: 'Notre réponse' },
]

describe('a table of contents', () => {
  it('is a navigation of its own name that leads into the page', () => {
    render(<TableOfContents title="Sur cette page" entries={entries} />)
    expect(screen.getByRole('navigation', { name: 'Sur cette page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Notre réponse' }).getAttribute('href')).toBe('#answer')
  })

  it.each([[[]], [entries.slice(0, 1)]])('is left out where there is nothing to choose: %j', (few) => {
    render(<TableOfContents title="Sur cette page" entries={few} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
