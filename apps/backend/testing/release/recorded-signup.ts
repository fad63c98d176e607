import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { signup } from '../requests.ts'
import type { TestBackend } from '../test-backend.ts'
import type { Hearing } from './heard-statements.ts'
import type { RecordedSignup } from './recorded-release.ts'

export const alix = signup({ email: 'alix@exemple.example', first_name: 'Alix' })

const json = { 'content-type': 'application/json' }

/** Somebody made up signs up for a study, reads the request under its private link and changes it. */
export async function recordedSignup(backend: TestBackend, hearing: Hearing): Promise<RecordedSignup> {
  const headers = { ...json, 'idempotency-key': '5f0c1a52-3a0e-4f55-9d51-0f6a3c1d2e4b' }
  const signed = await hearing.during('signs up', () => backend.post('/api/trials/signup', alix, headers))
  const { id, private_link_id: link = '' } = signed.body as TrialSignup
  const path = `/api/requests/${link}?locale=fr`
  await hearing.during('reads', () => backend.call('GET', path))
  const payload = JSON.stringify({ version: 1, phone: '06 39 98 12 36' })
  await hearing.during('changes', () => backend.call('PATCH', path, { headers: json, payload }))
  const sentIn = (course: string) =>
    hearing.statements
      .filter((statement) => statement.course === course)
      .map(({ text, values, rows }) => ({ text, values, rows }))
  return { id, link, signsUp: sentIn('signs up'), reads: sentIn('reads'), changes: sentIn('changes') }
}
