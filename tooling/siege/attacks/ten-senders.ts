import { type Attack, untilAborted } from './attack.ts'

const senders = 10

/** As people send it, but for the address: refused at once. */
const refused = { locale: 'fr', lists: ['programme'], email: 'nobody', consent: true, consent_text_version: '2026-11' }
const wrongAnswers = JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [index, {}])))
const ideographs = Array.from({ length: 5_400 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')

/** What is refused in no time, to compare with. */
export const smallBodies = tenSenders(
  'ten senders of small bodies',
  '/api/mail/create-contact/',
  JSON.stringify(refused),
)

/** One such body once held the backend for seconds. */
export const largeBodies: readonly Attack[] = [
  tenSenders(
    'ten senders of 3,000 wrong answers',
    '/api/trials/trial-signup-recommendation',
    `{"locale":"fr","answers":${wrongAnswers},"questionnaire_version":"2"}`,
  ),
  tenSenders(
    'ten senders of wrong answers to the memory test',
    '/api/forms/orientation',
    `{"locale":"fr","user_type":"patient","answers":${wrongAnswers}}`,
  ),
  tenSenders(
    'ten senders of an address of 16 kilobytes',
    '/api/mail/create-contact/',
    JSON.stringify({ ...refused, email: `a@${ideographs}.example` }),
  ),
]

/** Each sends the same again as soon as it is answered. */
function tenSenders(name: string, path: string, body: string): Attack {
  return {
    name,
    run: async ({ port }, end) => {
      let sent = 0
      const send = async () => {
        while (!end.aborted) {
          const request = { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal: end }
          await fetch(`http://127.0.0.1:${port}${path}`, request)
            .then((answer) => answer.arrayBuffer())
            .catch(() => undefined)
          sent += 1
        }
      }
      await Promise.all([untilAborted(end), ...Array.from({ length: senders }, send)])
      return `${sent} bodies`
    },
  }
}
