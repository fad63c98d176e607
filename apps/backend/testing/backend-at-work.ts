import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { processesOf } from './processes.ts'
import { contactRequest } from './requests.ts'

/** Sends a request for news of a new address and returns the status. */
export async function postContact(port: number): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/mail/create-contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest({ email: `${randomUUID()}@sample.example` })),
  })
  return status
}

/** The ids of mails in the outbox. */
export async function sentMails(dataDirectory: string): Promise<string[]> {
  const files = await readdir(join(dataDirectory, 'outbox')).catch(() => [])
  return files.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
}

export async function databaseServers(dataDirectory: string): Promise<number[]> {
  const processes = await processesOf(dataDirectory)
  return processes.filter(({ part }) => part === 'database server').map(({ pid }) => pid)
}
