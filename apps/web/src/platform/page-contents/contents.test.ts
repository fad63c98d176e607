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

test('a page includes its own messages and those of the page for failures', () => {
  const all = {
    'home.title': 'Bonjour',
    'home.later': 'Plus tard',
    'shell.technical-issue.text': 'Un problème',
    'shell.ways-on.home': 'Accueil',
  }
  expect(carriedMessages({ 'home.title': 'Bonjour' }, all)).toEqual({ ...all, 'home.later': undefined })
})

test('a message without values is embedded as its text, others in compiled form', () => {
  const read: Messages = { 'home.title': ['Bonjour'], 'home.phone': ['Appelez le ', ['phone']] }
  expect(carriedMessages(read, read)).toEqual({ ...read, 'home.title': 'Bonjour' })
})

test('a content page includes its data', () => {
  const contents = { messages: { 'home.title': ['Bonjour'] }, data: { pageText: { title: 'Accueil' } } }
  write(contents)
  expect(readPageContents(document)).toEqual(contents)
})

test('an embedded text is compiled again', () => {
  const messages = { 'home.title': 'Bonjour', 'home.phone': ['Appelez le ', ['phone']] }
  write({ messages })
  expect(readPageContents(document)?.messages).toEqual({ ...messages, 'home.title': ['Bonjour'] })
})

test('a form includes its footer, but no messages', () => {
  write({ footer: { groups: [] } })
  expect(readPageContents(document)).toEqual({ footer: { groups: [] } })
})

test('a form without a footer has no contents', () => {
  expect(readPageContents(document)).toBeUndefined()
})

test('the embedded contents are used for their own page only, not for pages opened later', () => {
  const take = once('carried')
  expect([take(), take()]).toEqual(['carried', undefined])
})
