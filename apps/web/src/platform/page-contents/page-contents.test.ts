// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { contentsElementId, once, readPageContents } from './page-contents.ts'

beforeEach(() => document.body.replaceChildren())

test('a page to read says what it was made of', () => {
  const contents = { messages: { 'home.title': ['Bonjour'] }, data: { pageText: { title: 'Accueil' } } }
  const element = Object.assign(document.createElement('script'), { id: contentsElementId, type: 'application/json' })
  element.textContent = JSON.stringify(contents)
  document.body.append(element)
  expect(readPageContents(document)).toEqual(contents)
})

test('a message that travelled as its text is compiled again', () => {
  const element = Object.assign(document.createElement('script'), { id: contentsElementId, type: 'application/json' })
  const messages = { 'home.title': 'Bonjour', 'home.phone': ['Appelez le ', ['phone']] }
  element.textContent = JSON.stringify({ messages })
  document.body.append(element)
  expect(readPageContents(document)?.messages).toEqual({ ...messages, 'home.title': ['Bonjour'] })
})

test('a form carries the footer that stands below it, and no words', () => {
  const element = Object.assign(document.createElement('script'), { id: contentsElementId, type: 'application/json' })
  element.textContent = JSON.stringify({ footer: { groups: [] } })
  document.body.append(element)
  expect(readPageContents(document)).toEqual({ footer: { groups: [] } })
})

test('a form without a footer carries none', () => {
  expect(readPageContents(document)).toBeUndefined()
})

test('what a document carries serves its own page, and none that is opened later', () => {
  const take = once('carried')
  expect([take(), take()]).toEqual(['carried', undefined])
})
