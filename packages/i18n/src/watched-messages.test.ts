import { expect, test } from 'vitest'
import { createI18n, loadCatalog } from './catalog.ts'
import { watchedMessages } from './watched-messages.ts'

test('the messages that were read are recorded, from any catalog, until `forget` is called', async () => {
  const watched = watchedMessages()
  const i18n = createI18n('fr', watched.messages)
  const messages = { hello: 'Bonjour', bye: 'Au revoir', thanks: 'Merci' }
  await loadCatalog(i18n, { fr: async () => ({ messages }), en: async () => ({ messages: {} }) })
  i18n._('hello')
  watched.forget()
  expect([i18n._('bye'), i18n._('gone')]).toEqual(['Au revoir', 'gone'])
  expect(watched.read()).toEqual({ bye: 'Au revoir' })
})
