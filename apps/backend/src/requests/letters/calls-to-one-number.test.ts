import { expect, it } from 'vitest'
import { consultationRequest, secondaryRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { testBackend } from '../../../testing/test-backend.ts'

const ask = '/api/consultations/memoire?consultation_type=video'
const warning = /demandes donnent ce numéro depuis hier/

it('the desk is warned when more than three requests in a day have the same number, and all requests are stored', async () => {
  await using backend = await testBackend({ now: friday })
  const send = async (url: string, request: object) => expect((await backend.post(url, request)).status).toBe(201)
  const from = (number: number) => ({ email: `asks${number}@exemple.example` })
  const toDesk = async (expected: number) =>
    (await backend.mails(expected)).filter(({ to }) => to?.some(({ address }) => address === 'desk@sample.example'))

  await send(ask, consultationRequest(from(1)))
  await send(ask, consultationRequest({ ...from(2), phone: '+33 1 99 00 56 78' }))
  const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '01 99 00 56 78' }
  await send(ask, consultationRequest({ ...from(3), respondent: 'someone_else', phone: '06 39 98 12 35', helper }))
  expect((await toDesk(6)).some(({ text = '' }) => warning.test(text))).toBe(false)

  await send('/api/forms/secondary_consultation/submit', secondaryRequest(from(4)))
  await send(ask, consultationRequest({ ...from(5), phone: '06 39 98 12 36' }))
  const warned = (await toDesk(10)).filter(({ text = '' }) => warning.test(text))
  expect(warned).toHaveLength(1)
  expect(warned[0]?.text).toContain('4 demandes')

  backend.setNow('2027-03-07T09:00:00Z')
  await send(ask, consultationRequest(from(6)))
  expect((await toDesk(12)).filter(({ text = '' }) => warning.test(text))).toHaveLength(1)
})
