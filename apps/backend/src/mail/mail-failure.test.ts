import { expect, it } from 'vitest'
import { mailFailure } from './mail-failure.ts'
import { adviceForGateway, GatewayFails, SmsRefused } from './sms-failure.ts'

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

it('the failure of a text message is stored with its code', () => {
  expect(mailFailure(new SmsRefused())).toEqual({ code: 'NUMBER_REFUSED' })
  expect(mailFailure(new GatewayFails('HTTP 503', false))).toEqual({ code: 'HTTP 503' })
})

it.each([
  ['HTTP 401', /rejects the user or password/],
  ['HTTP 302', /redirects/],
  ['HTTP 404', /rejects the request/],
  ['NOT_ACCEPTED', /SMS_GATEWAY_ACCEPTS/],
])('an operator whose gateway fails with %s is told which setting to check', (code, advice) => {
  expect(adviceForGateway(new GatewayFails(code, false))).toMatch(advice)
})

it.each(['HTTP 503', 'ECONNREFUSED'])('the code %s needs no advice', (code) => {
  expect(adviceForGateway(new GatewayFails(code, false))).toBeUndefined()
})
