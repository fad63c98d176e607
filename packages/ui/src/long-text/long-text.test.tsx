import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { LongText } from './long-text.tsx'

const entries = [
  { id: 'rights', text: 'Vos droits' },
  { id: 'answer', text: 'Notre réponse' },
]

it('is read in order: introduction, table of contents, text, what to do next', () => {
  const { container } = render(
    <LongText
      opening={<p>L’essentiel</p>}
      contents={<TableOfContents title="Sur cette page" entries={entries} />}
      next={<p>Une question</p>}
    >
      <h2 id="rights">Mes droits</h2>
    </LongText>,
  )
  expect(container.textContent).toMatch(/^L’essentiel.*Sur cette page.*Vos droits.*Mes droits.*Une question$/)
})

it('has no column for a missing table of contents', () => {
  render(
    <LongText contents={false} next={<p>Une question</p>}>
      <h2>Vos droits</h2>
    </LongText>,
  )
  const page = screen.getByRole('heading').closest('.long-text')
  expect(page?.className).toBe('long-text')
})
