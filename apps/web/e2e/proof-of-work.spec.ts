import type { Page } from '@playwright/test'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ site: 'en' })

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
/** The challenge costs as much as one of the backend. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, counter: 150 }

/** The invisible field. The request says in `website` that it was filled in, without its content. */
const honeypot = '[name="field-b"]'

/**
 * Answers the first request as an overloaded backend does, with a challenge, and lets the next requests through. Returns the challenge and
 * the received proofs.
 */
async function requireProofOnce(page: Page) {
  const created = await createChallenge({ ...work, deriveKey, ...secrets })
  const challenge = Buffer.from(JSON.stringify(created)).toString('base64url')
  const received: { proof: string | undefined; website: unknown }[] = []
  await page.route('**/api/trials/signup', async (route) => {
    const { website } = route.request().postDataJSON()
    received.push({ proof: route.request().headers()['x-proof-of-work'], website })
    if (received.length > 1) return route.continue()
    const json = { detail: 'A proof of work is required.', code: 'proof_required', challenge }
    return route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json })
  })
  return { created, challenge, received }
}

test('under load the browser computes a proof of work by itself, without any action of the visitor', async ({
  page,
  stack,
}) => {
  const email = 'crowd@visitor.example'
  const visitor = new Visitor(page, 'en')
  await visitor.match('en')
  await visitor.prepareRequest({ firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142', email })

  const { created, challenge, received } = await requireProofOnce(page)
  await visitor.press(visitor.words.send)
  await visitor.expectPage(visitor.words.thanks)

  expect(received.map(({ proof }) => proof)).toEqual([undefined, expect.stringContaining(`${challenge}.`)])
  const solution = JSON.parse(Buffer.from(received[1]?.proof?.split('.')[1] ?? '', 'base64url').toString())
  expect(await verifySolution({ challenge: created, solution, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  })
  expect(await stack.rows('select id from request where email = $1', [email])).toHaveLength(1)
})

test('a request whose honeypot was filled in by autofill is stored after a proof of work', async ({ page, stack }) => {
  const email = 'autofill@visitor.example'
  const visitor = new Visitor(page, 'en')
  const { whoToCall, callMe, reachYou, agreeToCall, checkRequest, send, thanks } = visitor.words
  await visitor.match('en')
  await visitor.bookCall()
  await visitor.chooseSlot(whoToCall)
  await visitor.choose(callMe, reachYou)
  await page.locator(honeypot).fill('https://autofill.example')
  const details = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142', email }
  await visitor.giveContactDetails(details, agreeToCall)
  await visitor.agree(checkRequest)

  const { received } = await requireProofOnce(page)
  await visitor.press(send)
  await visitor.expectPage(thanks)
  expect(received.map(({ website }) => website)).toEqual(['filled', 'filled'])
  expect(await stack.rows('select id from request where email = $1', [email])).toHaveLength(1)
})
