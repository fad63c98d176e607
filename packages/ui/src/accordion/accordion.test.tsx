import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

const entries = [
  { id: 'cost', title: 'Combien coûte l’appel ?', content: <p>Rien.</p> },
  { id: 'stop', title: 'Puis-je arrêter ?', content: <p>Oui.</p>, startsOpen: true },
]

const textOf = (id: string) => document.getElementById(id)?.closest('details')

describe('an accordion', () => {
  it('gives every title a heading level that fits the page', () => {
    render(<Accordion entries={entries} titleAs="h2" />)
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles).toEqual(['Combien coûte l’appel ?', 'Puis-je arrêter ?'])
  })

  it('opens a text without closing another', async () => {
    render(<Accordion entries={entries} />)
    await userEvent.click(screen.getByText('Combien coûte l’appel ?'))
    expect(textOf('cost')?.open).toBe(true)
    expect(textOf('stop')?.open).toBe(true)
  })

  it('contains every text before scripts run, so that the browser can open, find and print the texts', () => {
    expect(renderToStaticMarkup(<Accordion entries={entries} />)).toContain('<p>Rien.</p>')
  })

  it('renders nothing without items', () => {
    const { container } = render(<Accordion entries={[]} />)
    expect(container.innerHTML).toBe('')
  })
})
