import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallList, CallRow } from './desk-lists.tsx'

it('announces the number of calls, and for each call the person and why it is in the list', () => {
  render(
    <CallList label="Appels">
      <CallRow whom={<a href="#one">Camille</a>} why={<p>En retard</p>} />
    </CallList>,
  )
  const list = screen.getByRole('list', { name: 'Appels' })
  const [call] = within(list).getAllByRole('listitem')
  expect(call?.textContent).toBe('CamilleEn retard')
  expect(screen.getByRole('link').textContent).toBe('Camille')
})
