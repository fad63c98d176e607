import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { htmlInText } from '../testing/awkward-texts.ts'
import type { RichTextNode } from './nodes.ts'
import { RichText } from './rich-text.tsx'

const words = (text: string) => [{ type: 'text' as const, text }]
const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: words(text) })
const heading = (level: 2 | 3 | 4, text: string): RichTextNode => ({ type: 'heading', level, children: words(text) })

function show(...nodes: RichTextNode[]) {
  return render(<RichText nodes={nodes} link={(href, name) => <a href={href}>{name}</a>} />)
}

describe('a rich text', () => {
  it('renders headings of their level, paragraphs and quotes', () => {
    show(heading(2, 'La nuit'), paragraph('On range.'), heading(3, 'Le jour'), {
      type: 'quote',
      children: words('Je dors peu.'),
    })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('La nuit')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Le jour')
    expect(within(screen.getByRole('blockquote')).getByText('Je dors peu.')).toBeTruthy()
  })

  it('keeps strong and emphasized text', () => {
    show({ type: 'paragraph', children: [{ type: 'text', text: 'vite', bold: true, italic: true }] })
    expect(screen.getByRole('strong').innerHTML).toBe('<em>vite</em>')
  })

  it('shows the explanation of a hard word beside the word', () => {
    const explanation = { id: 'word-tau', label: 'tau : explication', meaning: 'Une protéine.' }
    show({ type: 'paragraph', children: [{ type: 'text', text: 'tau', bold: true, explanation }] })
    expect(within(screen.getByRole('strong')).getByRole('button', { name: 'tau : explication' })).toBeTruthy()
    expect(document.getElementById('word-tau')?.textContent).toBe(' (Une protéine.)')
  })

  it('renders a link with the given component, with its text inside', () => {
    show({
      type: 'paragraph',
      children: [
        { type: 'link', url: '/nos-articles', children: [{ type: 'text', text: 'Nos articles', bold: true }] },
      ],
    })
    expect(screen.getByRole('link', { name: 'Nos articles' }).getAttribute('href')).toBe('/nos-articles')
  })

  it('nests a list under the item before it', () => {
    const item = (text: string) => ({ type: 'list-item' as const, children: words(text) })
    show({
      type: 'list',
      format: 'ordered',
      children: [item('Bouger'), { type: 'list', format: 'unordered', children: [item('à pied')] }, item('Dormir')],
    })
    const [outer, inner] = screen.getAllByRole('list')
    expect([outer?.tagName, inner?.tagName]).toEqual(['OL', 'UL'])
    expect(inner?.parentElement?.textContent).toBe('Bougerà pied')
  })

  it('renders a picture with its text alternative', () => {
    show({ type: 'image', image: { url: '/uploads/a.webp', alt: 'Une horloge' } })
    expect(screen.getByRole('img', { name: 'Une horloge' })).toBeTruthy()
  })

  it('gives a heading the id that the table of contents links to', () => {
    show({ ...heading(2, 'La nuit'), id: 'la-nuit' } as RichTextNode)
    expect(screen.getByRole('heading').id).toBe('la-nuit')
  })

  it('keeps its headings below the heading that the text belongs to', () => {
    render(<RichText nodes={[heading(2, 'La nuit')]} link={() => null} highest={4} />)
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('La nuit')
  })

  it('shows markup as plain text', () => {
    const { container } = show(paragraph(htmlInText), heading(2, htmlInText))
    expect(container.querySelector('b, script')).toBeNull()
    expect(screen.getByRole('paragraph').textContent).toBe(htmlInText)
  })

  it('skips nodes of unknown kinds', () => {
    const unknown = { type: 'video', url: '/film.mp4' } as unknown as RichTextNode
    const { container } = show(unknown, paragraph('Reste.'))
    expect(container.textContent).toBe('Reste.')
  })

  it('renders nothing without nodes', () => {
    expect(renderToStaticMarkup(<RichText nodes={[]} link={() => null} />)).toBe('')
  })
})
