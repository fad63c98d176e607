import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TaskBar } from './task-bar.tsx'

it('has the home link, then help and language, in reading order', () => {
  render(
    <TaskBar
      home={<a href="#home">Accueil</a>}
      linksLabel="Aide et langue"
      links={[
        <a key="help" href="tel:000">
          Aide par téléphone
        </a>,
      ]}
    />,
  )
  expect(screen.getByRole('banner').textContent).toBe('AccueilAide par téléphone')
  expect(screen.getByRole('navigation', { name: 'Aide et langue' })).toBeTruthy()
})
