import type { DeskRecord, HandOverLink, HandOvers, paths } from '@clairmemoire/api-client/schema'
import { expect } from 'vitest'
import { anyTime, requestCall, type deskOf, privatePage } from './desk-at-work.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'

/** The operations of the desk, by their paths. */
type DeskPath = Extract<keyof paths, `/api/desk/${string}`>

const lists = ['now', 'today', 'later', 'closed']
const filters = ['', '&mine=true', '&trial_code=PREDICTOM&kind=trial_call&language=fr&country=FR', '&page=40']
const searches = ['camille', 'name12', 'cm-7f', 'cm', '01 99 00 01', 'reader12@sample']

/** Calls every operation of the desk for one new request, with each list, filter and search; none may fail. */
export async function workAtTheDesk(backend: TestBackend, { send, open }: ReturnType<typeof deskOf>): Promise<void> {
  const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'unknown' } as const
  const receipt = await requestCall(backend, { trial_code: 'PREDICTOM', callback: anyTime, answers })
  const path = `requests/${receipt.reference}/`
  const monday = '2027-03-08'
  const version = async () => (await open(receipt.reference)).version
  const link = async (): Promise<HandOverLink> =>
    (await send('POST', `${path}hand-overs/`, { site: 'Paris' })).body as HandOverLink
  const agreement = { consent: true, consent_text_version: 'pass-on-2027-01' }

  const work = {
    '/api/desk/requests/': async () => [
      ...(await Promise.all(
        lists.flatMap((list) => filters.map((filter) => send('GET', `requests/?list=${list}${filter}`))),
      )),
      await send('PATCH', 'requests/', { requests: [{ reference: receipt.reference, version: 1 }], give_to: null }),
    ],
    '/api/desk/changes/': async () => [await send('GET', 'changes/')],
    '/api/desk/next-call/': async () => [await send('PUT', 'next-call/')],
    '/api/desk/search/': () => Promise.all(searches.map((query) => send('POST', 'search/', { query }))),
    '/api/desk/requests/{reference}/': async () => [await send('GET', path)],
    '/api/desk/requests/{reference}/claim/': async () => [
      await send('PUT', `${path}claim/`, { take_over: false }),
      await send('DELETE', `${path}claim/`),
    ],
    '/api/desk/requests/{reference}/draft/': async () => [await send('PUT', `${path}draft/`, { note: 'later' })],
    '/api/desk/requests/{reference}/answers/': async () => [
      await send('PUT', `${path}answers/`, { questionnaire_version: '2', answers: { memory_state: 'worried' } }),
    ],
    '/api/desk/requests/{reference}/pass-on/': async () => [await send('PUT', `${path}pass-on/`, agreement)],
    '/api/desk/requests/{reference}/hand-overs/': async () => {
      const { key, code } = await link()
      return [await send('GET', `${path}hand-overs/`), await backend.post('/api/hand-over/', { key, code })]
    },
    '/api/desk/requests/{reference}/hand-overs/{id}/': async () => {
      await link()
      const { hand_overs: links } = (await send('GET', `${path}hand-overs/`)).body as HandOvers
      return [await send('DELETE', `${path}hand-overs/${links.at(-1)?.id}/`)]
    },
    '/api/desk/requests/{reference}/sms-code/': async () => [await send('POST', `${path}sms-code/`)],
    '/api/desk/requests/{reference}/letter/': async () => [await send('POST', `${path}letter/`)],
    '/api/desk/requests/{reference}/call/': async () => [
      await send('PUT', `${path}call/`, { version: await version(), starts_at: `${monday}T08:00:00.000Z` }),
    ],
    '/api/desk/day/': async () => [await send('GET', 'day/')],
    '/api/desk/week/': async () => {
      const half = { country: 'FR', day: monday, half: 'morning' }
      return [
        await send('GET', 'week/?country=FR'),
        await send('PUT', 'week/', { ...half, places: 0, confirmed: true }),
        await send('PUT', 'week/', { ...half, places: null, confirmed: true }),
      ]
    },
    '/api/desk/requests/{reference}/outcomes/': async () => [
      await send('POST', `${path}outcomes/`, { version: await version(), note: '', outcome: 'busy' }),
      await send('POST', `${path}outcomes/`, {
        version: await version(),
        note: '',
        outcome: 'passed_on',
        site: 'Paris',
      }),
    ],
    '/api/desk/requests/{reference}/outcomes/{id}/': async () => {
      const { history } = await open(receipt.reference)
      return [await send('DELETE', `${path}outcomes/${history.find(({ outcome }) => outcome === 'passed_on')?.id}/`)]
    },
    '/api/desk/studies/{trial_code}/figures/': async () => [await send('GET', 'studies/PREDICTOM/figures/')],
    '/api/desk/studies/{trial_code}/sponsor-file/': async () => [await send('GET', 'studies/PREDICTOM/sponsor-file/')],
    '/api/desk/studies/{trial_code}/included/': async () => [
      await send('PUT', 'studies/PREDICTOM/included/', { week: '2027-03-01', count: 1 }),
    ],
    '/api/desk/start-studies/{trial_code}/': async () => [
      await send('PUT', 'start-studies/PREDICTOM/'),
      await send('DELETE', 'start-studies/PREDICTOM/'),
    ],
    '/api/desk/start-studies/': async () => [
      await send('PUT', 'start-studies/PREDICTOM/'),
      await send('GET', 'start-studies/'),
    ],
    '/api/desk/studies/{trial_code}/state/': async () => [
      await send('PUT', 'studies/PREDICTOM/state/', { status: 'recruiting', reason: 'open', since: '2027-03-01' }),
      await send('GET', 'studies/PREDICTOM/state/'),
    ],
  } satisfies Record<DeskPath, () => Promise<TestAnswer[]>>

  for (const [operation, send] of Object.entries(work))
    for (const { status, body } of await send()) expect([operation, status < 400 || body]).toEqual([operation, true])
  expect((await privatePage(backend, receipt.private_link_id)).reference).toBe(receipt.reference)
  expect(((await send('GET', path)).body as DeskRecord).history.length).toBeGreaterThan(0)
}
