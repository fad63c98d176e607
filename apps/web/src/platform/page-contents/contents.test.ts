// @vitest-environment happy-dom
import type { Messages } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { carriedMessages, contentsElementId, once, readPageContents } from './contents.ts'

beforeEach(() => document.body.replaceChildren())

function write(contents: object): void {
  const element = Object.assign(document.createElement('script'), { id: contentsElementId, type: 'application/json' })
  element.textContent = JSON.stringify(contents)
  document.body.append(element)
}

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

test('a page to read says what it was made of', () => {
  const contents = { messages: { 'home.title': ['Bonjour'] }, data: { pageText: { title: 'Accueil' } } }
  write(contents)
  expect(readPageContents(document)).toEqual(contents)
})

test('a message that travelled as its text is compiled again', () => {
  const messages = { 'home.title': 'Bonjour', 'home.phone': ['Appelez le ', ['phone']] }
  write({ messages })
  expect(readPageContents(document)?.messages).toEqual({ ...messages, 'home.title': ['Bonjour'] })
})

test('a form carries the footer that stands below it, and no words', () => {
  write({ footer: { groups: [] } })
  expect(readPageContents(document)).toEqual({ footer: { groups: [] } })
})

test('a form without a footer carries none', () => {
  expect(readPageContents(document)).toBeUndefined()
})

test('what a document carries serves its own page, and none that is opened later', () => {
  const take = once('carried')
  expect([take(), take()]).toEqual(['carried', undefined])
})
