import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Confirmation } from './confirmation.tsx'

it("has the outcome in the page's only h1, which is focusable", () => {
  render(<Confirmation title="Nous avons bien reçu votre demande">Référence EX-0000-0000</Confirmation>)
  const heading = screen.getByRole('heading', { level: 1, name: 'Nous avons bien reçu votre demande' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

it('has the promise right after the outcome', () => {
  render(
    <Confirmation title="Merci" promise="jeudi à 9 h">
      <p>Une question ?</p>
    </Confirmation>,
  )
  expect(screen.getByText('jeudi à 9 h').previousElementSibling?.textContent).toBe('Merci')
})
