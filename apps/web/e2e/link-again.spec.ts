import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { requestCall } from './request/request-call.ts'

const email = 'link-again@visitor.example'
const sent = 'Si cette référence et cette adresse vont ensemble'

test('a person who lost the mail gets the link again, and a guess reveals nothing', async ({ page, stack }) => {
  const { reference } = await requestCall(page, email)
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  // The request has already sent a mail, and the next one may be requested an hour later.
  await stack.rows(`update request_link set created_at = created_at - interval '2 hours'`)
  await stack.rows(`update visitor_mail set at = at - interval '2 hours'`)

  await openInteractive(page, '/votre-demande')
  await page.getByText('Recevoir de nouveau mon lien').click()
  const ask = page.getByRole('button', { name: 'Recevoir mon lien' })
  await ask.click()
  await expect(page.getByLabel('Votre référence')).toBeFocused()
  await expect(page.getByText('Écrivez votre référence')).toBeVisible()

  await page.getByLabel('Votre référence').fill('CM-AAAA-AAAA')
  await page.getByLabel('Votre adresse e-mail').fill(email)
  await ask.click()
  await expect(page.getByText(sent)).toBeInViewport()
  await expect(page.getByLabel('Votre adresse e-mail')).toBeHidden()
  await page.getByRole('button', { name: 'Corriger la référence ou l’adresse' }).click()
  await page.getByLabel('Votre référence').fill(reference.toLowerCase().replaceAll('-', ' '))
  await ask.click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(2)
  expect(page.url()).not.toContain(reference)
  const link = /https?:\S+#[\w-]{22}/.exec(stack.mailbox.mailsTo(email)[1]?.text ?? '')?.[0] ?? ''
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await expect(page.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
})
