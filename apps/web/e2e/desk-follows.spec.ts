import { expect, test } from './fixtures.ts'
import { requestCall } from './request/request-call.ts'
import { makeLate } from './request/request-calls.ts'
import { deskAddress, newStaff, signIn, staffWords } from './staff/staff.ts'

const changes = '**/api/desk/changes/'

test('two windows share one event stream and show within five seconds who takes a call, even after one window is closed', async ({
  page,
  browser,
  stack,
}) => {
  const receipt = await requestCall(page, 'followed@visitor.example')
  await makeLate(stack, [receipt])
  const context = page.context()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/desk/changes/')) streams.push(request.url())
  })
  await signIn(page, 'fr', await newStaff(stack))
  const second = await context.newPage()
  await second.goto(staffWords.fr.desk)
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signIn(colleague, 'fr', await newStaff(stack))
  await colleague.goto(deskAddress('fr', receipt.reference))
  for (const window of [page, second])
    await expect(window.locator(`a[href="${deskAddress('fr', receipt.reference)}"]`)).toBeVisible()
  expect(streams.length).toBe(1)
  await colleague.getByRole('button', { name: 'J’appelle cette personne' }).click()
  const owner = (window: typeof page) => window.getByRole('row').filter({ hasText: 'Dominique Exemple' })
  for (const window of [page, second]) await expect(owner(window)).toBeVisible({ timeout: 5_000 })
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await colleague.getByRole('button', { name: 'Laisser cet appel à un collègue' }).click()
  await expect(owner(second)).toBeHidden({ timeout: 5_000 })
  await elsewhere.close()
})

test('if a proxy cuts the event stream, the list is still updated, and no error is shown', async ({ page, stack }) => {
  await page.route(changes, (route) => route.abort())
  await signIn(page, 'fr', await newStaff(stack))
  const receipt = await requestCall(await page.context().newPage(), 'cut@visitor.example')
  await makeLate(stack, [receipt])
  await expect(page.locator(`a[href="${deskAddress('fr', receipt.reference)}"]`)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a session that ends elsewhere ends the stream, and the page shows the login', async ({ page, stack }) => {
  const staff = await newStaff(stack)
  await signIn(page, 'fr', staff)
  await stack.users('disable', staff.email)
  await expect(page.getByRole('heading', { level: 1, name: staffWords.fr.login })).toBeVisible({ timeout: 30_000 })
})
