import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { eq } from 'drizzle-orm'
import { deskCase } from '../../src/desk/desk.table.ts'
import { openDeskCase } from '../../src/desk/desk-cases.ts'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { requestLink, requestTable } from '../../src/requests/request.table.ts'
import { searchTerms, promisedCallOf } from '../../src/requests/stored-request.ts'
import { clinic } from '../test-backend.ts'
import { operations } from './operations.ts'

const exampleId = operations.find(({ id }) => id === 'eraseRequest')?.parameters[0]?.example
const id = '4c0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11'

/** Stores the request of the contract's examples. */
export async function storeExampleRequest(database: Database, now: string): Promise<void> {
  const at = new Date(now)
  await database.delete(requestTable).where(eq(requestTable.id, id))
  await database.insert(requestTable).values({
    id,
    form: 'trial_call',
    formVersion: '2',
    answers: { trial_code: 'PREDICTOM', respondent: 'self', country: 'FR' },
    study: sampleStudies.find(({ code }) => code === 'PREDICTOM') ?? null,
    reference: 'CM-7F3K-92QD',
    locale: 'fr',
    country: 'FR',
    firstName: 'Camille',
    lastName: 'Exemple',
    email: 'camille@exemple.example',
    phone: '+33639981235',
    callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    callBy: '2027-03-10',
    callAskedAt: at,
    callState: 'promised',
    callStateAt: at,
    callSequence: 0,
    smsCode: '4821',
    version: 1,
    createdAt: at,
    activeAt: at,
  })
  await openExampleCase(database, at)
  await database
    .insert(requestLink)
    .values({ capabilityHash: hashOfCapability(String(exampleId)), requestId: id, device: true, createdAt: at })
}

async function openExampleCase(database: Database, at: Date): Promise<void> {
  const [row] = await database.select().from(requestTable).where(eq(requestTable.id, id))
  if (row === undefined) return
  const newCase = { ...promisedCallOf(row), ...searchTerms(row), subjectId: id, kind: row.form, trialCode: null }
  await database.delete(deskCase).where(eq(deskCase.subjectId, id))
  await inTransaction(database, (tx) => openDeskCase(tx, clinic.calls, { ...newCase, isUrgent: false }, at))
}
