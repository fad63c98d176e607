import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

const entries = [
  { id: 'rights', text: 'Vos droits' },
  { id: 'answer', text: 'Notre réponse' },
]

describe('a table of contents', () => {
  it('is a named navigation with links into the page', () => {
    render(<TableOfContents title="Sur cette page" entries={entries} />)
    expect(screen.getByRole('navigation', { name: 'Sur cette page' })).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Notre réponse' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#answer'])
  })

  it.each([[[]], [entries.slice(0, 1)]])('renders nothing for fewer than two headings: %j', (few) => {
    render(<TableOfContents title="Sur cette page" entries={few} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
