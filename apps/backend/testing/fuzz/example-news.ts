import { eq } from 'drizzle-orm'
import { contact, contactRequest, newsMail } from '../../src/features/news/news.table.ts'
import { hashOfCapability } from '../../src/platform/capability.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { operations } from './operations.ts'

const exampleId = String(operations.find((operation) => operation.id === 'getNews')?.parameters[0]?.example)

const id = '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c19'

/** Stores unconfirmed news with the key of the contract's examples. */
export async function storeExampleNews(database: Database, now: string): Promise<void> {
  const at = new Date(now)
  const person = { locale: 'en', country: 'US', matching: null, firstName: null, postalCode: null } as const
  await database.delete(contactRequest).where(eq(contactRequest.id, id))
  await database.delete(contact).where(eq(contact.id, id))
  await database
    .insert(contact)
    .values({ id, email: 'example-news@sample.example', lists: [], ...person, createdAt: at, updatedAt: at })
  const pending = { ...person, lists: ['new_studies' as const] }
  await database.insert(contactRequest).values({ id, contactId: id, reference: 'CM-EXAM-NEWS', pending, createdAt: at })
  const capabilityHash = hashOfCapability(exampleId)
  await database
    .insert(newsMail)
    .values({ id, contactId: id, requestId: id, capability: exampleId, capabilityHash, studies: [], createdAt: at })
}
