import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { requestCall } from './request/request-call.ts'
import { deskAddress, newStaff, signIn, staffWords } from './staff/staff.ts'

const words = staffWords.fr
const notes = 'Vos notes'
const saved = 'Brouillon gardé'

test('if a session ends in the middle of a note, the next login leads back to the whole note', async ({
  page,
  stack,
}) => {
  const { reference } = await requestCall(page, 'ended@visitor.example')
  const staff = await newStaff(stack)
  await signIn(page, 'fr', staff)
  const address = deskAddress('fr', reference)
  await openInteractive(page, address)
  await page.getByRole('button', { name: 'J’appelle cette personne' }).click()
  await page.getByLabel(notes).fill('Rappeler')
  await expect(page.getByText(saved)).toBeVisible()
  await stack.rows('delete from staff_session', [])
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  await page.getByLabel(notes).fill('Rappeler jeudi.')
  await page.getByLabel(words.email).fill(staff.email)
  await page.getByLabel(words.password).fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(notes)).toHaveValue('Rappeler jeudi.')
  await expect(page).toHaveURL(address)
  await expect(page.getByText(saved)).toBeVisible()
})

test('two windows with the same call show one note', async ({ page, context, stack }) => {
  const { reference } = await requestCall(page, 'windows@visitor.example')
  await signIn(page, 'fr', await newStaff(stack))
  const other = await context.newPage()
  for (const each of [page, other]) await openInteractive(each, deskAddress('fr', reference))
  await page.getByRole('button', { name: 'J’appelle cette personne' }).click()
  await other.reload()
  await page.getByLabel(notes).fill('Rappeler')
  await expect(other.getByLabel(notes)).toHaveValue('Rappeler')
  await other.getByLabel(notes).pressSequentially(' jeudi.')
  await expect(page.getByLabel(notes)).toHaveValue('Rappeler jeudi.')
})
