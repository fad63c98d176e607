import { expect, it } from 'vitest'
import { mailFailure } from './mail-failure.ts'

it('the failure of a mail is stored with codes and without an address', () => {
  const response = '550 5.1.1 <camille@exemple.example>: User unknown'
  const refused = { code: 'EENVELOPE', response, responseCode: 550, command: 'RCPT TO' }
  expect(mailFailure(Object.assign(new Error(response), refused))).toEqual({
    smtp: 550,
    status: '5.1.1',
    code: 'EENVELOPE',
  })
  expect(mailFailure(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }))).toEqual({ code: 'ETIMEDOUT' })
  expect(mailFailure('something else')).toEqual({})
})
