import { createServer } from 'node:net'

/** The default of `BACKEND_PORT`, which monitoring uses. */
const defaultPort = 8081

/**
 * The port of the backend for `npm start` without a setting: the default, or any free one if the default is in use, for example by a second
 * product on the machine. The site finds its backend either way.
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
