import { settingsFrom } from '@clairmemoire/settings/schema'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { gatewayThat } from '../../testing/http-gateway-server.ts'
import { friday, signup } from '../../testing/requests.ts'
import { testBackend } from '../../testing/test-backend.ts'
import { httpGateway } from './http-gateway.ts'
import { smsSettings } from './settings.ts'

it('a success without the accepting text is not repeated, because it may have been sent; one sentence tells the operator', async () => {
  await using gateway = await gatewayThat((response) => response.end('0: Accepted for delivery'))
  const logged: { event: string; code?: string; reason?: string }[] = []
  const url = `${gateway.origin}/?to={to}&text={text}&id={id}`
  await using backend = await testBackend({
    now: friday,
    gateway: httpGateway({ ...settingsFrom({ SMS_GATEWAY_ACCEPTS: 'wrong' }, smsSettings), url }),
    onFailure: (line) => logged.push(JSON.parse(line)),
  })
  for (const phone of ['06 12 34 56 78', '06 12 34 56 79'])
    await backend.post('/api/trials/signup', signup({ phone, sms: true }))
  const jobs = async () => {
    const { rows } = await backend.database.execute(sql`
      select name, state, data -> 'failure' ->> 'code' as code from pgboss.job
      where data ->> 'letter' like '%\\_sms' and state <> 'completed'`)
    return rows
  }
  const undeliverable = { name: 'mail-undeliverable', state: 'created', code: 'NOT_ACCEPTED' }
  await expect.poll(jobs).toEqual([undeliverable, undeliverable])
  expect(gateway.asked).toHaveLength(2)
  const reason = expect.stringMatching('SMS_GATEWAY_ACCEPTS')
  const outages = logged.filter(({ event }) => event === 'sms gateway fails')
  expect(outages).toMatchObject([{ code: 'NOT_ACCEPTED', reason }])
  expect(logged.filter(({ event }) => event === 'mail undeliverable')).toHaveLength(2)
})
