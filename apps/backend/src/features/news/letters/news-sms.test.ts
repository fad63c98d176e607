import { productName } from '@clairmemoire/domain/product'
import { segmentsOf } from '@clairmemoire/domain/sms'
import { describe, expect, it } from 'vitest'
import { clinic as testClinic } from '../../../../testing/test-backend.ts'
import type { NewsReader } from './news-reader.ts'
import { confirmSms, openedSms } from './news-sms.ts'

const longestHost = 'https://staging.clairmemoire.com'
const clinic = { ...testClinic, name: productName, sites: { fr: longestHost, en: longestHost } }
const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'

describe.each(['fr', 'en'] as const)('text messages about news in %s', (locale) => {
  const reader: NewsReader = { locale, firstName: 'Camille', reference: 'CM-4XWN-8RTB', capability }
  const messages = [confirmSms(reader, clinic), openedSms(reader, clinic, 1), openedSms(reader, clinic, 200)]

  it('have at most two segments', () => {
    expect(messages.filter((text) => (segmentsOf(text) ?? Infinity) > 2)).toEqual([])
  })

  it('say who writes, link to the page of the reader, and say how to stop', () => {
    for (const text of messages) {
      expect(text).toMatch(new RegExp(`^${productName} ?: `))
      expect(text).toContain(`\n${longestHost}/n#${capability}\n`)
      expect(text).toContain('STOP')
    }
  })

  it('have no health word, no name and no study', () => {
    for (const text of messages)
      expect(text.replaceAll(productName, '').replaceAll(longestHost, '')).not.toMatch(
        /Camille|étude|essai|mémoire|santé|study|trial|memory|health/i,
      )
  })
})
