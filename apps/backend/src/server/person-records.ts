import { personContacts } from '../features/news/contacts.ts'
import { personResults } from '../features/orientation/person-results.ts'
import type { PersonRecords } from '../requests/person-records.ts'
import { personRequests } from '../requests/person-requests.ts'
import { requestKinds } from './request-kinds.ts'

/** Every part of the backend that keeps something of people under an address or a reference. */
export const personRecords: readonly PersonRecords[] = [personRequests(requestKinds), personContacts, personResults]
