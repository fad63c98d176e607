// Asks both hosts without a pause until the file that is named exists, reading and signing up, with a new connection for each request.
// Prints the number of responses by status; exit code 1 if a request failed.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:https'

const [, , end] = process.argv
const settings = Object.fromEntries(
  readFileSync('/etc/clairmemoire/settings.env', 'utf8')
    .matchAll(/^(\w+)=(.*)$/gm)
    .map(([, name, value]) => [name, value]),
)
const ca = readFileSync('/etc/ssl/certs/ca-certificates.crt')
const hosts = [settings.SITE_HOST_FR, settings.SITE_HOST_EN]
const read = ['/', '/api/survey/trial-finder/?locale=fr', '/icons/192.png', '/sitemap.xml']

/** @type {Map<string, number>} */
const answers = new Map()

/** @param {string} host @param {string} path @param {string} [body] */
function ask(host, path, body) {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const sent = request({ host, path, ca, agent: false, ...(body && { method: 'POST', headers }) }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(`${answer.statusCode}`))
        .once('error', (error) => resolve(String(error)))
    })
    sent.once('error', (error) => resolve(String(error))).end(body)
  })
}

/** @param {number} visitor */
async function visit(visitor) {
  for (let round = 0; !existsSync(end ?? ''); round += 1) {
    const host = hosts[round % 2] ?? ''
    for (const path of read) tell(`read ${await ask(host, path)}`)
    tell(`signed up ${await ask(host, '/api/trials/signup', signup(`visitor-${visitor}-${round}@exemple.example`))}`)
  }
}

/** @param {string} answer */
function tell(answer) {
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
}

/** @param {string} email */
function signup(email) {
  return JSON.stringify({
    locale: 'fr',
    form_version: '2',
    answers: { trial_code: 'PREDICTOM', respondent: 'self', country: 'FR' },
    call: {
      first_name: 'Camille',
      last_name: 'Exemple',
      email,
      phone: '01 99 00 56 78',
      callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    },
    consents: { agreed: true, text_version: '2026-11' },
  })
}

await Promise.all([1, 2, 3, 4].map(visit))
for (const [answer, times] of answers) process.stdout.write(`${answer}: ${times}\n`)
process.exitCode = [...answers.keys()].every((answer) => answer === 'read 200' || answer === 'signed up 201') ? 0 : 1
