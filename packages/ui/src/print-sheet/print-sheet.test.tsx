import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PrintSheet } from './print-sheet.tsx'

const sheet = (
  <PrintSheet
    source="Clinique de la mémoire"
    title="Mes réponses pour mon médecin"
    date="21 novembre 2026"
    note="Ce n’est pas un diagnostic."
    printLabel="Imprimer cette feuille"
  >
    <p>72 ans</p>
  </PrintSheet>
)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a print sheet', () => {
  it('has its subject, person and date, so that it can be understood on its own', () => {
    render(sheet)
    const article = screen.getByRole('article')
    expect(screen.getByRole('heading', { level: 2, name: 'Mes réponses pour mon médecin' })).toBeTruthy()
    for (const text of ['Clinique de la mémoire', '21 novembre 2026', '72 ans', 'Ce n’est pas un diagnostic.']) {
      expect(article.textContent).toContain(text)
    }
  })

  it('has its summary first', () => {
    render(
      <PrintSheet source="" title="Feuille" date="" printLabel="Imprimer" summary="D’abord">
        Ensuite
      </PrintSheet>,
    )
    expect(screen.getByRole('article').textContent).toContain('FeuilleD’abordEnsuite')
  })

  it('is printed when its button is pressed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    render(sheet)
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer cette feuille' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is marked as the only sheet to print until the browser has printed it', async () => {
    vi.stubGlobal('print', () => undefined)
    render(
      <>
        {sheet}
        {sheet}
      </>,
    )
    const [first, second] = screen.getAllByRole('article')
    const [, button] = screen.getAllByRole('button', { name: 'Imprimer cette feuille' })
    if (button) await userEvent.click(button)
    expect([first, second].map((one) => one?.hasAttribute('data-alone'))).toEqual([false, true])
    window.dispatchEvent(new Event('afterprint'))
    expect(second?.hasAttribute('data-alone')).toBe(false)
  })
})
