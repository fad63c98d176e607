import { expect, it } from 'vitest'
import { backendProcesses } from '../../testing/backend-processes.ts'
import { contactRequest, recommendationRequest, signup } from '../../testing/requests.ts'

const partOfDay = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '06 39 98 12 34', relation: 'ma fille' }
const requests = [
  ['/api/trials/signup', signup({ callback: partOfDay, relation: 'son voisin' })],
  ['/api/trials/signup', signup({ callback: partOfDay, email: 'helped@exemple.example', helper })],
  ['/api/trials/trial-signup-recommendation', recommendationRequest()],
  ['/api/mail/create-contact/', contactRequest({ first_name: 'Sam', matching: { memory_state: 'mci' } })],
  ['/api/hand-over/', { key: 'q8Zk3vJ0Tn-2hY_5aXw7Lg', code: '402917' }],
  ['/api/auth/login/', { email: 'dominique@clairmemoire.example', password: 'sept-mots-que-personne-ne-devine' }],
] as const

it('neither stored nor rejected requests are logged (R0-13)', async () => {
  await using backends = await backendProcesses()
  const { child, ready, ended } = backends.start()
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const origin = `http://127.0.0.1:${await ready}`
  const statuses: number[] = []
  for (const [path, body] of requests) {
    for (const sent of [body, { ...body, consent: false }]) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(sent) })
      statuses.push(status)
    }
  }
  child.kill('SIGTERM')
  const { output } = await ended
  const events = printed
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line).event)
    // Leaves out a scheduled job that ran in the meantime.
    .filter((event) => event !== 'job done')
  expect({ statuses, output, events }).toEqual({
    statuses: [201, 400, 201, 400, 200, 400, 201, 400, 404, 400, 400, 400],
    output: '',
    events: ['started'],
  })
})
