import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { followReadingForm } from '../page-script/reading-form.ts'
import { ReadingSettings } from './reading-settings.tsx'

let chosen: (readonly string[])[] = []
followReadingForm(document, { id: 'reading', field: 'word', onChoose: (words) => chosen.push(words) })

/** Renders the form; only the second text size is chosen. */
function openForm() {
  chosen = []
  render(
    <ReadingSettings
      id="reading"
      action="/reading"
      field="word"
      toggle="Lisibilité"
      sizes={{
        legend: 'Taille du texte',
        options: [
          { word: 'a', label: 'A', chosen: false },
          { word: 'a-plus', label: 'A+', chosen: true },
        ],
      }}
      switches={{
        legend: 'Confort',
        options: [
          { word: 'calm', label: 'Mode calme', chosen: false },
          { word: 'keep', label: 'Garder les messages', chosen: false },
        ],
      }}
      apply="Appliquer"
    />,
  )
  for (const details of document.querySelectorAll('details')) details.open = true
}

describe('the form of the reading settings', () => {
  it('works without JavaScript: it sends one value for each setting that is on', () => {
    openForm()
    const form = document.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/reading'])
    expect(new FormData(form ?? undefined).getAll('word')).toEqual(['a-plus'])
    expect(screen.getByRole('button', { name: 'Appliquer' }).getAttribute('type')).toBe('submit')
  })

  it('shows the current settings', () => {
    openForm()
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'A+' }))
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('reports every change at once, with all current settings', async () => {
    openForm()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mode calme' }))
    await userEvent.click(screen.getByRole('radio', { name: 'A' }))
    expect(chosen).toEqual([
      ['a-plus', 'calm'],
      ['a', 'calm'],
    ])
  })
})
