import { describe, expect, test } from 'vitest'
import { type GuardedPage, guard } from './guard.ts'

const visitor = { isLogged: false }
const member = { isLogged: true }
const unknownLogin = { isLogged: undefined }
const offers: GuardedPage = { screen: 'OurOffersHome', locales: ['fr'], requiresAuth: false }
const account: GuardedPage = { screen: 'Account', requiresAuth: true }
const login: GuardedPage = { screen: 'Login', requiresAuth: false }

describe('a page of some locales', () => {
  test('is shown in a locale that it lists', () => {
    expect(guard(offers, 'fr', visitor)).toBe('show')
  })

  test('is NotFound in a locale that it does not list', () => {
    expect(guard(offers, 'en', visitor)).toBe('not-found')
    expect(guard({ ...offers, locales: [] }, 'fr', visitor)).toBe('not-found')
  })
})

test('a page that lists no locale is shown in every one', () => {
  const page: GuardedPage = { screen: 'ServiceUnavailable', requiresAuth: false }
  expect([guard(page, 'fr', visitor), guard(page, 'en', visitor)]).toEqual(['show', 'show'])
})

describe('a page that requires a login', () => {
  test('redirects a visitor to Login and lets a member in', () => {
    expect(guard(account, 'fr', visitor)).toBe('login')
    expect(guard(account, 'fr', member)).toBe('show')
  })

  test('is NotFound rather than Login if the locale does not have it', () => {
    expect(guard({ ...account, locales: ['fr'] }, 'en', visitor)).toBe('not-found')
  })
})

test('Login redirects a member to the home page and is shown to a visitor', () => {
  expect(guard(login, 'fr', member)).toBe('home')
  expect(guard(login, 'fr', visitor)).toBe('show')
})

test('a page shows header and footer only until the session is read', () => {
  expect([guard(account, 'fr', unknownLogin), guard(login, 'fr', unknownLogin)]).toEqual(['show', 'show'])
})
