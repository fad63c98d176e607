import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../platform/database/connect.ts'
import { mailQueue, undeliverableQueue } from '../mail-jobs.ts'
import { type WaitingMail, waitingMails } from './waiting-mails.ts'

const heads = ['reference', 'to', 'state', 'attempts', 'answer', 'ordered', 'next attempt']

const usage = [
  'pnpm mails                                   the mails that have not left',
  'pnpm mails send CM-XXXX-XXXX [visitor|desk]  sends them again now, also undeliverable ones; "all" for every mail',
  'pnpm mails drop CM-XXXX-XXXX [visitor|desk]  forgets them',
].join('\n')

/** What the operator asks for, done; returns what to print. */
export async function mailsCommand(words: readonly string[], boss: PgBoss, database: Database): Promise<string> {
  const mails = await waitingMails(database)
  const [verb, reference = '', to] = words
  if (verb === undefined || verb === 'list') return mailsTable(mails)
  const isKnown = (verb === 'send' || verb === 'drop') && (to === undefined || to === 'visitor' || to === 'desk')
  if (!isKnown || reference === '' || (verb === 'drop' && reference === 'all')) throw new StartRefusal(usage)
  const meant = mails.filter(
    (mail) =>
      mail.state !== 'is leaving' &&
      (reference === 'all' || mail.reference === reference.toUpperCase()) &&
      (to === undefined || mail.to === to),
  )
  if (meant.length === 0) throw new StartRefusal(`No mail of ${reference} waits.`)
  for (const mail of meant) await (verb === 'send' ? sendAgain(boss, mail) : boss.deleteJob(mail.queue, mail.id))
  return meant.map((mail) => `${mail.reference ?? '(erased)'} ${mail.to}: ${done[verb]}\n`).join('')
}

const done = { send: 'leaves now', drop: 'dropped' }

async function sendAgain(boss: PgBoss, { queue, id }: WaitingMail): Promise<void> {
  if (queue === undeliverableQueue) await boss.redrive(queue, { ids: [id], destination: mailQueue })
  else await boss.update(queue, undefined, { id, startAfter: new Date() })
}

/** One line for each mail, in columns; times in UTC. */
function mailsTable(mails: readonly WaitingMail[]): string {
  if (mails.length === 0) return 'Every mail has left.\n'
  const rows = [heads, ...mails.map(cells)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return `${rows.map((row) => line(row).trimEnd()).join('\n')}\n`
}

function cells({ reference, to, state, attempts, lastAnswer, orderedAt, nextAttempt }: WaitingMail): string[] {
  return [
    reference ?? '(erased)',
    to,
    state,
    String(attempts),
    lastAnswer ?? '–',
    minute(orderedAt),
    nextAttempt ? minute(nextAttempt) : '–',
  ]
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}
