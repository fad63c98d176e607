/** The name of the letter that reminds of a call; orders in the database and stops carry it. */
export const callReminder = 'call_reminder'

/** By which who gets a reminder stops reminders: the id of its mail, which nobody else is told, shorter. */
export function stopToken(mailId: string): string {
  return Buffer.from(mailId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Undefined for what is no token. */
export function mailOfStopToken(token: string): string | undefined {
  const hex = Buffer.from(token, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}
