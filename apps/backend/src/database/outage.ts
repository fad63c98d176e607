import { errorCode } from '../error-code.ts'

/** SQLSTATE: connection exception, insufficient resources, operator intervention, a database that lets nobody in. */
const outageClasses = ['08', '53', '57P', '55000']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']
/** The driver gives these no code. */
const driverMessages = ['Connection terminated', 'timeout exceeded when trying to connect', 'Client was closed']

/** Whether the database cannot be reached now; the request may succeed later. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  return (
    networkCodes.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && outageClasses.some((outage) => code.startsWith(outage))) ||
    driverMessages.some((message) => error.message.startsWith(message)) ||
    isDatabaseOutage(error.cause)
  )
}
