import { materialKey, studyMaterial } from '../../src/features/trials/material/study-material.table.ts'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { operations } from './operations.ts'

const exampleKey = operations
  .find(({ id }) => id === 'getStudyMaterial')
  ?.parameters.find(({ name }) => name === 'Material-Key')?.example

/** Stores the material and the key of the contract's examples. */
export async function storeExampleMaterial(database: Database, now: string): Promise<void> {
  const at = new Date(now)
  await database
    .insert(studyMaterial)
    .values({
      trialCode: 'MK2214',
      locale: 'fr',
      title: 'Une journée au centre',
      paragraphs: ['Vous arrivez le matin.'],
      passwordHash: '',
      changedAt: at,
    })
    .onConflictDoNothing()
  await database
    .insert(materialKey)
    .values({
      keyHash: hashOfCapability(String(exampleKey)),
      trialCode: 'MK2214',
      expiresAt: new Date(at.getTime() + 60_000),
    })
    .onConflictDoNothing()
}
