import { eq } from 'drizzle-orm'
import { contact, newsAlert, newsMail } from '../src/features/news/news.table.ts'
import { contactRequest } from './requests.ts'
import type { TestBackend } from './test-backend.ts'

/** Operations of news subscribers: request, confirm, read and stop. */
export function readersOf(backend: TestBackend) {
  const post = async (email: string, changes: Parameters<typeof contactRequest>[0] = {}) =>
    backend.post('/api/mail/create-contact/', contactRequest({ email, country: 'US', ...changes }))
  const keys = async (email: string): Promise<string[]> => {
    const rows = await backend.database
      .select({ capability: newsMail.capability })
      .from(newsMail)
      .innerJoin(contact, eq(contact.id, newsMail.contactId))
      .where(eq(contact.email, email))
      .orderBy(newsMail.createdAt)
    return rows.map(({ capability }) => capability ?? '')
  }
  const latestKey = async (email: string) => (await keys(email)).at(-1) ?? ''
  return {
    latestKey,
    firstKey: async (email: string) => (await keys(email))[0] ?? '',
    /** Sends a request and returns the key of the mail to confirm. */
    requestNews: async (...request: Parameters<typeof post>) => {
      await post(...request)
      return latestKey(request[0])
    },
    confirm: (key: string) => backend.post(`/api/news/${key}/confirm`, {}),
    read: (key: string) => backend.call('GET', `/api/news/${key}`),
    stop: (key: string, list = '') =>
      backend.call('POST', `/api/mail/stop/news/${key}${list}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    /** The stored contact and subscription of an address, without unconfirmed requests. */
    stored: async (email: string) => {
      const [found] = await backend.database
        .select({ contact, alert: newsAlert })
        .from(contact)
        .leftJoin(newsAlert, eq(newsAlert.contactId, contact.id))
        .where(eq(contact.email, email))
      return found
    },
  }
}
