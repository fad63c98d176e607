import { createServer } from 'node:net'

/** The default of `BACKEND_PORT`; monitoring expects the backend on this port. */
const defaultPort = 8081

/**
 * Chooses the port of the backend when `BACKEND_PORT` is not set: the default port, or any free port if the default is in use, for example
 * by a second product on the machine. The site receives the address of its backend in both cases.
 *
 * @param {number} [wanted]
 * @returns {Promise<string>}
 */
export function knownOrFreePort(wanted = defaultPort) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve('0'))
    probe.listen(wanted, process.env.BACKEND_HOST?.trim() || '127.0.0.1', () => {
      probe.close(() => resolve(String(wanted)))
    })
  })
}
