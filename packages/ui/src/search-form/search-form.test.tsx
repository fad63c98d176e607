import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SearchForm } from './search-form.tsx'

const kinds = [
  { value: '', label: 'Tous' },
  { value: 'm', label: 'Avec un médicament' },
]

function shown() {
  return render(
    <SearchForm
      label="Trier les études"
      action="/etudes#liste"
      submit={<button type="submit">Voir</button>}
      fields={[
        { name: 'kind', label: 'Type', value: 'm', options: kinds },
        { name: 'near', label: 'Code postal', value: '00', hint: 'Trois chiffres.', error: 'Vérifiez.', maxLength: 3 },
        { name: 'home', label: 'À la maison', value: '1' },
        { name: 'rest', label: 'Sans piqûre', value: '' },
      ]}
    />,
  )
}

it('submits its values natively to its address, without unticked boxes', () => {
  const { container } = shown()
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/etudes#liste'])
  expect([...new FormData(form).entries()]).toEqual([
    ['kind', 'm'],
    ['near', '00'],
    ['home', '1'],
  ])
})

it('associates hint and error with their field, and limits the length', () => {
  shown()
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Code postal',
    description: 'Trois chiffres. Vérifiez.',
  })
  expect([field.getAttribute('aria-invalid'), field.maxLength]).toEqual(['true', 3])
})
