import { createServer } from 'node:net'

/** Where who watches over the backend finds it (the default of `BACKEND_PORT`). */
const known = 8081

/**
 * The port of the backend that `npm start` starts when nobody set one: the known one, or any free one where something listens
 * already, such as a second product on the machine, for the site finds its backend either way.
 *
 * @param {number} [wanted]
 * @returns {Promise<string>}
 */
export function knownOrFreePort(wanted = known) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve('0'))
    probe.listen(wanted, process.env.BACKEND_HOST?.trim() || '127.0.0.1', () => {
      probe.close(() => resolve(String(wanted)))
    })
  })
}
