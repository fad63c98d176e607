import type { WaitingMail } from './waiting-mails.ts'

const heads = ['reference', 'to', 'state', 'attempts', 'answer', 'ordered', 'next attempt']

/** One line for each mail, in columns; times in UTC. */
export function mailsTable(mails: readonly WaitingMail[]): string {
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
