import { describe, expect, it } from 'vitest'
import { pageDescription, pageTitle } from './page-metadata.ts'

describe('the title of a page (R2-03)', () => {
  it.each([
    ['Essais cliniques', 'StudiesHome', 'Essais cliniques'],
    [undefined, 'StudiesHome', 'StudiesHome'],
    ['', 'StudiesHome', 'StudiesHome'],
    [undefined, undefined, 'Page'],
    ['', '', 'Page'],
  ])('for the title %j and the route %j is %j', (title, routeName, shown) => {
    expect(pageTitle(title, routeName)).toBe(shown)
  })
})

describe('the description of a page (R2-04)', () => {
  it('is its own', () => {
    expect(pageDescription('Les études en cours.')).toBe('Les études en cours.')
  })

  it.each([undefined, ''])('is the default one for %j', (description) => {
    expect(pageDescription(description)).toBe(
      'Découvrez en ligne si vous avez des troubles de la mémoire qui nécessitent une consultation.',
    )
  })
})
