import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Agenda, AgendaCall, AgendaDay, AgendaTime, AgendaTimes } from './agenda.tsx'

it('has a region for each day, and in it a list for each part of the day, with the calls at each time', () => {
  render(
    <Agenda>
      <AgendaDay title="lundi 8 mars">
        <AgendaTimes label="Matin">
          <AgendaTime time="9 h" places="1 sur 2">
            <AgendaCall whom={<a href="#camille">Camille</a>} />
          </AgendaTime>
          <AgendaTime time="9 h 30" />
        </AgendaTimes>
      </AgendaDay>
    </Agenda>,
  )
  const day = screen.getByRole('region', { name: 'lundi 8 mars' })
  const [nine, half] = within(within(day).getByRole('list', { name: 'Matin' })).getAllByRole('listitem')
  expect(nine?.textContent).toBe('9 h1 sur 2Camille')
  expect(half?.textContent).toBe('9 h 30')
})
