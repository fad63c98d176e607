import { createHmac } from 'node:crypto'
import { settingsFrom } from '@clairmemoire/settings/schema'
import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gatewayThat } from '../../testing/http-gateway-server.ts'
import { GatewayFails, SmsRefused } from '../mail/sms-failure.ts'
import type { OutgoingSms } from './gateway.ts'
import { escapedInJson, filled, httpGateway } from './http-gateway.ts'
import { smsSettings } from './settings.ts'

const sms: OutgoingSms = {
  id: 'a1b2',
  to: '+33639981234',
  from: '38123',
  text: 'Bonjour & à bientôt\n100% "sûr" +1',
  segments: 1,
}

function gatewayAt(url: string, environment: Record<string, string> = {}, timeout?: number) {
  return httpGateway({ ...settingsFrom(environment, smsSettings), url }, timeout)
}

/** The error with which sending fails. */
const failureOf = (sending: Promise<void>) => sending.then(() => undefined).catch((error: unknown) => error)

describe('the request to a gateway', () => {
  it('has the message in the query of a GET, signed with path and query', async () => {
    await using gateway = await gatewayThat((response) => response.end())
    const url = `${gateway.origin}/sendsms?user=u&to={to}&digits={digits}&from={from}&text={text}&dlr=%3Fid%3D{id}%25d`
    await gatewayAt(url, { SMS_GATEWAY_SECRET: 'secret', SMS_GATEWAY_AUTHORIZATION: 'Bearer key' })(sms)
    const [request] = gateway.asked
    const query = new URL(request?.url ?? '', gateway.origin).searchParams
    expect(request?.method).toBe('GET')
    expect(Object.fromEntries(query)).toEqual({
      user: 'u',
      to: sms.to,
      digits: '33639981234',
      from: sms.from,
      text: sms.text,
      dlr: '?id=a1b2%d',
    })
    expect(request?.headers.authorization).toBe('Bearer key')
    const hmac = createHmac('sha256', 'secret')
      .update(request?.url ?? '')
      .digest('hex')
    expect(request?.headers['x-signature']).toBe(`sha256=${hmac}`)
  })

  it.each([
    ['application/json', '{"to":"{to}","text":"{text}"}', (body: string) => JSON.parse(body)],
    [
      'application/x-www-form-urlencoded',
      'to={to}&text={text}',
      (body: string) => Object.fromEntries(new URLSearchParams(body)),
    ],
  ])('has the message in the body of a POST, escaped for %s, and the body is signed', async (type, template, read) => {
    await using gateway = await gatewayThat((response) => response.end())
    const environment = {
      SMS_GATEWAY_BODY: template,
      SMS_GATEWAY_CONTENT_TYPE: type,
      SMS_GATEWAY_SECRET: 'secret',
    }
    await gatewayAt(`${gateway.origin}/v1/messages`, environment)(sms)
    const [request] = gateway.asked
    expect(request?.method).toBe('POST')
    expect(request?.headers['content-type']).toBe(type)
    expect(read(request?.body ?? '')).toEqual({ to: sms.to, text: sms.text })
    const hmac = createHmac('sha256', 'secret')
      .update(request?.body ?? '')
      .digest('hex')
    expect(request?.headers['x-signature']).toBe(`sha256=${hmac}`)
  })

  it('contains any text unchanged, and no text adds a field', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const message = { ...sms, text }
        const query = new URL(filled('http://gateway.test/?to={to}&text={text}', message, encodeURIComponent))
        expect([...query.searchParams]).toEqual(Object.entries({ to: sms.to, text }))
        expect(JSON.parse(filled('{"text":"{text}"}', message, escapedInJson))).toEqual({ text })
      }),
    )
  })
})

describe('an answer of a gateway', () => {
  const accepting = { SMS_GATEWAY_ACCEPTS: '0: Accepted', SMS_GATEWAY_REFUSES: 'denied by' }

  it.each([
    [200, 'anything', {}],
    [202, '0: Accepted for delivery', accepting],
  ])('accepts the message: %i %s', async (status, text, environment) => {
    await using gateway = await gatewayThat((response) => response.writeHead(status).end(text))
    await gatewayAt(gateway.origin, environment)(sms)
    expect(gateway.asked).toHaveLength(1)
  })

  it.each([
    [403, 'Number(s) denied by lists.'],
    [200, 'denied by lists'],
  ])('refuses the number for ever: %i %s', async (status, text) => {
    await using gateway = await gatewayThat((response) => response.writeHead(status).end(text))
    expect(await failureOf(gatewayAt(gateway.origin, accepting)(sms))).toEqual(new SmsRefused())
  })

  it.each([
    [200, '5: error', 'NOT_ACCEPTED', false],
    [302, '0: Accepted', 'HTTP 302', false],
    [403, 'Authorization failed', 'HTTP 403', false],
    [429, 'too many', 'HTTP 429', false],
    [500, 'denied by a defect', 'HTTP 500', true],
    [503, 'Temporal failure', 'HTTP 503', true],
    [504, 'a proxy', 'HTTP 504', true],
  ])('is a failure of the gateway: %i %s', async (status, text, code, isUncertain) => {
    await using gateway = await gatewayThat((response) => response.writeHead(status, { location: '/' }).end(text))
    const failure = await failureOf(gatewayAt(gateway.origin, accepting)(sms))
    expect(failure).toEqual(new GatewayFails(code, isUncertain))
    expect(gateway.asked).toHaveLength(1)
  })

  it('is read only at its beginning, and is then no reason to wait', async () => {
    await using gateway = await gatewayThat((response) => {
      const more = () => response.write('x'.repeat(1_000), more)
      response.writeHead(200).write('0: Accepted', more)
    })
    await gatewayAt(gateway.origin, accepting)(sms)
    expect(gateway.asked).toHaveLength(1)
  })
})

describe('without an answer', () => {
  it('in time, the message may have been sent', async () => {
    await using gateway = await gatewayThat(() => undefined)
    expect(await failureOf(gatewayAt(gateway.origin, {}, 50)(sms))).toEqual(new GatewayFails('TIMEOUT', true))
  })

  it('to the end, the message may have been sent', async () => {
    await using gateway = await gatewayThat((response) => response.socket?.destroy())
    expect(await failureOf(gatewayAt(gateway.origin)(sms))).toMatchObject({ name: 'GatewayFails', isUncertain: true })
  })

  it('because nothing listens or no such host exists, the message was not sent', async () => {
    const { origin } = await (async () => {
      await using gateway = await gatewayThat(() => undefined)
      return gateway
    })()
    expect(await failureOf(gatewayAt(origin)(sms))).toEqual(new GatewayFails('ECONNREFUSED', false))
    expect(await failureOf(gatewayAt('http://gateway.invalid')(sms))).toMatchObject({ isUncertain: false })
  })

  it('the error says nothing of number, text or password', async () => {
    const failure = await failureOf(gatewayAt('http://127.0.0.1:1/?password=secret&to={to}&text={text}')(sms))
    const words = JSON.stringify([String(failure), failure, (failure as Error).stack])
    for (const secret of ['639981234', 'Bonjour', 'secret']) expect(words).not.toContain(secret)
  })
})
