import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountrySelector } from './country-selector.tsx'

const options = [
  { name: 'France', language: 'français', href: 'https://fr.example/', lang: 'fr', current: true },
  { name: 'United States', language: 'English', href: 'https://en.example/', lang: 'en', current: false },
]

it('has a plain link for each country in its own language and marks the current one', () => {
  render(<CountrySelector label="Pays" options={options} />)
  expect(screen.getByRole('navigation', { name: 'Pays' })).toBeTruthy()
  const english = screen.getByRole('link', { name: 'United States – English' })
  expect([english.lang, english.getAttribute('hreflang'), english.getAttribute('href')]).toEqual([
    'en',
    'en',
    'https://en.example/',
  ])
  expect(screen.getByRole('link', { current: true }).textContent).toBe('France – français')
})
