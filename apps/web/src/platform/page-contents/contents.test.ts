import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { carriedMessages } from './contents.ts'

test('a page carries what stands on it and what says that something failed', () => {
  const all = {
    'home.title': 'Bonjour',
    'home.later': 'Plus tard',
    'shell.technical-issue.text': 'Un problème',
    'shell.ways-on.home': 'Accueil',
  }
  expect(carriedMessages({ 'home.title': 'Bonjour' }, all)).toEqual({ ...all, 'home.later': undefined })
})

test('a message travels as its text, one with values as it was compiled', () => {
  const read: Messages = { 'home.title': ['Bonjour'], 'home.phone': ['Appelez le ', ['phone']] }
  expect(carriedMessages(read, read)).toEqual({ ...read, 'home.title': 'Bonjour' })
})
