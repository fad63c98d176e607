import { eq, inArray } from 'drizzle-orm'
import { consent } from '../../consents/consent.table.ts'
import type { Person, PersonRecords } from '../../person/person-records.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { RowStatement } from '../../platform/database/insert-rows.ts'
import { contact, contactRequest } from './contact.table.ts'

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
    return [{ ...found, asked, consents }]
  },
  erased: async (database, person, now) => {
    const found = await contactOf(database, person)
    if (found === undefined) return undefined
    const rows = [{ id: found.id, at: now }]
    const statement = (text: string): RowStatement => ({ text, rows })
    return {
      asked: statement(
        `delete from contact_request using json_to_recordset($rows) as given(id uuid, at timestamptz)
         where contact_id = given.id returning contact_request.id, reference, given.at`,
      ),
      contacts: statement(
        'delete from contact using json_to_recordset($rows) as given(id uuid) where contact.id = given.id',
      ),
      consents: statement(
        `delete from consent using asked, json_to_recordset($rows) as given(id uuid) where subject_id = asked.id`,
      ),
      keys: statement(
        `delete from idempotency_key using asked, json_to_recordset($rows) as given(id uuid)
         where response ->> 'id' = asked.id::text`,
      ),
      trail: statement(
        `insert into audit_entry (action, subject_id, reference, at)
         select 'contact_erased', asked.id, asked.reference, asked.at
         from asked, json_to_recordset($rows) as given(id uuid)`,
      ),
    }
  },
}

async function contactOf(database: Database, { email, reference }: Person) {
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
