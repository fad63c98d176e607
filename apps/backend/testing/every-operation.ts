import type { Receipt } from '@clairmemoire/api-client/schema'
import { exampleRequests } from '@clairmemoire/openapi/example-requests'
import { eq } from 'drizzle-orm'
import { contactRequest as contactRequestTable, newsMail } from '../src/features/news/news.table.ts'
import { materialCommand } from '../src/features/trials/material/material-command.ts'
import { stopSms } from '../src/sms/sms-stops.ts'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import { storeExampleUser } from './fuzz/example-user.ts'
import { orientationRequest } from './orientation-requests.ts'
import { contactRequest, signup } from './requests.ts'
import { bearer, storeStaff, ownOrigin, refreshWith, signIn } from './staff-at-work.ts'
import { gatewaySignIn, type TestBackend } from './test-backend.ts'

/** The key in the URLs of the examples. */
const exampleKey = /q8Zk3vJ0Tn-2hY_5aXw7Lg/

/** The reference in the examples of the desk. */
const exampleReference = /CM-7F3K-92QD/

/** Sends every example of the contract, with valid keys. */
export async function everyOperation(backend: TestBackend): Promise<void> {
  await storeStaff(backend.database)
  await storeMaterial(backend)
  await storeExampleUser(backend.database, backend.whole.clock().toISOString())
  await stopSms(backend.database, '+33612345679', backend.whole.clock())
  const session = await signIn(backend)
  const { reference } = (await backend.post('/api/trials/signup', signup({ phone: '06 12 34 56 78', sms: true })))
    .body as Receipt
  for (const { operation, isSecured, request } of exampleRequests(contract)) {
    const { method, url, body } = request
    const key = exampleKey.test(url) || operation === 'getStudyMaterial' ? await keyFor(backend, url) : ''
    const { headers } = isSecured
      ? { headers: { ...bearer(session.access).headers, origin: ownOrigin } }
      : { headers: { ...request.headers, ...(url.startsWith('/api/messages/') && gatewaySignIn), 'material-key': key } }
    if (operation === 'refreshToken') await refreshWith(backend, session.refresh)
    else {
      const path = url.replace(exampleKey, key).replace(exampleReference, () => reference)
      await backend.call(method, path, { headers, ...(body && { payload: body }) })
    }
  }
}

/** Creates a record for the URL and returns its key. */
async function keyFor(backend: TestBackend, url: string): Promise<string> {
  const email = `${Math.random()}@sample.example`
  const post = async (path: string, body: unknown) => (await backend.post(path, body)).body as Record<string, string>
  if (url.includes('/news/')) {
    const matching = { memory_state: 'alzheimer', stage: 'mild', age_band: '65-69', area: '021' } as const
    const asked = contactRequest({ email, country: 'US', matching })
    const { id = '' } = await post('/api/mail/create-contact/', asked)
    const [found] = await backend.database
      .select({ key: newsMail.capability })
      .from(contactRequestTable)
      .innerJoin(newsMail, eq(newsMail.contactId, contactRequestTable.contactId))
      .where(eq(contactRequestTable.id, id))
    return found?.key ?? ''
  }
  if (url.includes('/invitations/')) return exampleKey.exec(url)?.[0] ?? ''
  if (url.includes('/forms/'))
    return (await post('/api/forms/orientation?user_type=patient', orientationRequest())).id ?? ''
  if (url.includes('/material')) {
    const password = { trial_code: 'MK2214', password: materialPassword }
    return (await post('/api/trials/utils/check_password', password)).key ?? ''
  }
  return (await post('/api/trials/signup', signup({ email }))).private_link_id ?? ''
}

const materialPassword = 'four quiet long words'

async function storeMaterial({ database, whole }: TestBackend): Promise<void> {
  await materialCommand(['set', 'MK2214', 'fr', 'file.txt'], {
    database,
    now: whole.clock(),
    isStudy: () => true,
    readText: async () => 'Une journée au centre\n\nVous arrivez le matin.',
    readPassword: async () => `${materialPassword}\n`,
  })
}
