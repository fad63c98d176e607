import { expect, test } from 'vitest'
import { carriedMessages } from './carried-messages.ts'

test('a page carries what stands on it and what says that something failed', () => {
  const all = {
    'home.title': 'Bonjour',
    'home.later': 'Plus tard',
    'shell.technical-issue.text': 'Un problème',
    'shell.ways-on.home': 'Accueil',
  }
  expect(carriedMessages({ 'home.title': 'Bonjour' }, all)).toEqual({ ...all, 'home.later': undefined })
})
