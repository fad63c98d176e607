import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { Prose } from './prose.tsx'

it('puts the table of contents before the text, for those who read or listen in order', () => {
  const entries = [
    { id: 'rights', text: 'Vos droits' },
    { id: 'answer', text: 'Notre réponse' },
  ]
  render(
    <Prose contents={<TableOfContents title="Sur cette page" entries={entries} />}>
      <h2 id="rights">Vos droits</h2>
    </Prose>,
  )
  const contents = screen.getByRole('navigation', { name: 'Sur cette page' })
  const following = contents.compareDocumentPosition(screen.getByRole('heading', { name: 'Vos droits' }))
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each([<TableOfContents key="contents" title="Sur cette page" entries={[]} />, false])(
  'what opens a text is read before all else',
  (contents) => {
    const { container } = render(
      <Prose opening={<p>L’essentiel</p>} contents={contents}>
        <h2>Vos droits</h2>
      </Prose>,
    )
    expect(container.textContent).toMatch(/^L’essentiel.*Vos droits$/)
  },
)

it('a text without a table of contents leaves no column for one', () => {
  const { container } = render(
    <Prose contents={false}>
      <h2>Vos droits</h2>
    </Prose>,
  )
  expect(container.querySelector('.prose-with-contents')).toBeNull()
})
