import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ site: 'en' })

const json = { 'content-type': 'application/json' }

/** The responses of an overloaded server, with the message that the visitor reads. */
const faults = [
  {
    answer: {
      status: 503,
      headers: { ...json, 'retry-after': '30' },
      body: '{"detail":"x","code":"service_unavailable"}',
    },
    says: 'The service is temporarily unavailable due to high demand. Please try again later.',
  },
  {
    answer: { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Busy</h1>' },
    says: 'The service is temporarily unavailable due to high demand. Please try again later.',
  },
  {
    answer: { status: 429, headers: { ...json, 'retry-after': '42' }, body: '{"detail":"x","code":"throttled"}' },
    says: 'Too many requests came in a short time. Wait 42 seconds, then try again.',
  },
  {
    answer: { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' },
    says: 'We cannot reach our service. Check your internet connection.',
  },
  {
    answer: { status: 201, headers: json, body: '{"id":"0b9d1a5e-7c0f-4' },
    says: 'We cannot reach our service. Check your internet connection.',
  },
]

test('after any answer of an overloaded server the page shows the state of the request, and a retry stores it once', async ({
  page,
  stack,
}) => {
  const email = 'overload@visitor.example'
  const visitor = new Visitor(page, 'en')
  const { words } = visitor
  await visitor.match('en')
  await visitor.prepareRequest({ firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142', email })

  for (const [index, { answer, says }] of faults.entries()) {
    let requestCount = 0
    await page.route('**/api/trials/signup', async (route) => {
      requestCount += 1
      await route.fulfill(answer)
    })
    await visitor.press(index === 0 ? words.send : words.retry)
    await expect(page.getByRole('alert').getByText(says)).toBeVisible()
    await expect(page.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    expect(requestCount, 'no request is sent until the visitor tries again').toBe(1)
    await page.unroute('**/api/trials/signup')
  }

  await page.route('**/api/trials/signup', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await visitor.press(words.retry)
  await visitor.expectPage(words.thanks)
  expect(await stack.rows('select id from request where email = $1', [email])).toHaveLength(1)
})
