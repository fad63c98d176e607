import { eq, inArray } from 'drizzle-orm'
import { consent } from '../../consents/consent.table.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Person, PersonRecords } from '../../requests/person-records.ts'
import { newsAlert } from './alerts/alert.table.ts'
import { contact, contactRequest } from './contact.table.ts'
import { eraseContact } from './erase-contact.ts'

/** The address of a person who asked for news, with each time they asked and what they agreed to. */
export const personContacts: PersonRecords = {
  name: 'contacts',
  addressOf: async (database, reference) => (await contactOf(database, { email: null, reference }))?.email,
  find: async (database, person) => {
    const found = await contactOf(database, person)
    if (found === undefined) return []
    const asked = await database.select().from(contactRequest).where(eq(contactRequest.contactId, found.id))
    const ids = asked.map(({ id }) => id)
    const consents = await database.select().from(consent).where(inArray(consent.subjectId, ids))
    const news = await database.select().from(newsAlert).where(eq(newsAlert.contactId, found.id))
    return [{ ...found, asked, consents, news }]
  },
  erase: async (tx, person, now) => {
    const found = await contactOf(tx, person)
    if (found) await eraseContact(tx, found.id, now)
  },
}

async function contactOf(database: Queries, { email, reference }: Person) {
  const [byAddress] = await database
    .select()
    .from(contact)
    .where(eq(contact.email, email ?? ''))
  if (byAddress !== undefined || reference === null) return byAddress
  const [byReference] = await database
    .select({ contact })
    .from(contactRequest)
    .innerJoin(contact, eq(contact.id, contactRequest.contactId))
    .where(eq(contactRequest.reference, reference))
  return byReference?.contact
}
