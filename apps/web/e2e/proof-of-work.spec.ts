import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ site: 'en' })

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
/** As dear as the backend's. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, counter: 150 }

test('while a crowd sends requests, the browser works a moment by itself; nobody is shown anything or has to do anything', async ({
  page,
  stack,
}) => {
  const email = 'crowd@visitor.example'
  const visitor = new Visitor(page, 'en')
  await visitor.match('en')
  await visitor.prepareRequest({ firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142', email })

  const made = await createChallenge({ ...work, deriveKey, ...secrets })
  const challenge = Buffer.from(JSON.stringify(made)).toString('base64url')
  const proofs: (string | undefined)[] = []
  await page.route('**/api/trials/signup', async (route) => {
    proofs.push(route.request().headers()['x-proof-of-work'])
    if (proofs.length > 1) return route.continue()
    const json = { detail: 'A proof of work is required.', code: 'proof_required', challenge }
    return route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json })
  })
  await visitor.press(visitor.words.send)
  await visitor.expectPage(visitor.words.thanks)

  expect(proofs).toEqual([undefined, expect.stringContaining(`${challenge}.`)])
  const solution = JSON.parse(Buffer.from(proofs[1]?.split('.')[1] ?? '', 'base64url').toString())
  expect(await verifySolution({ challenge: made, solution, deriveKey, ...secrets })).toMatchObject({ verified: true })
  expect(await stack.rows('select id from sent_request where email = $1', [email])).toHaveLength(1)
})
