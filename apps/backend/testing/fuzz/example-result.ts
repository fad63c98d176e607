import { memoryTest } from '@clairmemoire/forms/memory-test'
import { eq } from 'drizzle-orm'
import { orientationResult } from '../../src/features/orientation/orientation.table.ts'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { operations } from './operations.ts'

const exampleId = operations.find(({ id }) => id === 'eraseRecommendation')?.parameters[0]?.example

/** Stores the result of the contract's examples. */
export async function storeExampleResult(database: Database, now: string): Promise<void> {
  const capabilityHash = hashOfCapability(String(exampleId))
  await database.delete(orientationResult).where(eq(orientationResult.capabilityHash, capabilityHash))
  await database.insert(orientationResult).values({
    id: '9b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
    capabilityHash,
    reference: 'CM-2222-2222',
    userType: 'patient',
    locale: 'en',
    instrumentId: memoryTest.id,
    instrumentVersion: memoryTest.version,
    answers: { talks: 'often' },
    goals: [],
    createdAt: new Date(now),
    activeAt: new Date(now),
  })
}
