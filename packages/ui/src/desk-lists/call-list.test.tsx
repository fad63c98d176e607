import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallList, CallRow } from './desk-lists.tsx'

it('announces the number of calls, and for each one person, subject and time', () => {
  render(
    <CallList label="Appels">
      <CallRow
        whom={<a href="#one">Camille</a>}
        about="Une étude"
        when="demain"
        until="promis pour mardi"
        tries="2 essais"
        owner="Alex appelle"
        tags={undefined}
      />
    </CallList>,
  )
  const list = screen.getByRole('list', { name: 'Appels' })
  const [call] = within(list).getAllByRole('listitem')
  expect(call?.textContent).toBe('CamilleUne étudedemain promis pour mardi2 essaisAlex appelle')
  expect(screen.getByRole('link').textContent).toBe('Camille')
})
