import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { makeLate, requestCalls } from './request/request-calls.ts'
import { newStaff, signIn, staffWords } from './staff/staff.ts'

test('one key undoes an outcome that a wrong key recorded, and the note is a draft again', async ({ page, stack }) => {
  await makeLate(stack, await requestCalls(page, 'undo', 20))
  await signIn(page, 'fr', await newStaff(stack))
  await page.getByRole('button', { name: 'Prochain appel' }).click()
  await page.getByLabel('Vos notes').fill('Ne décroche pas.')
  await page.keyboard.press('Escape')
  const reference = new URL(page.url()).pathname.split('/').at(-1)?.toUpperCase()
  const recorded = async () => {
    const sql = `select o.outcome from call_outcome o join desk_case c using (subject_id) where c.reference = $1`
    return stack.rows(sql, [reference])
  }
  await page.keyboard.press('4')
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Prochain appel' })).toBeFocused()
  await expect(page.getByText('Enregistré pour Camille')).toBeVisible()
  await expectAccessible(page)
  expect(await recorded()).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Vos notes')).toHaveValue('')
  await page.keyboard.press('u')
  await expect(page.getByText('aucun message ne part')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vos notes' })).toHaveValue('Ne décroche pas.')
  expect(new URL(page.url()).pathname.split('/').at(-1)?.toUpperCase()).toBe(reference)
  expect(await recorded()).toEqual([])
})

test('reload, Back and a link show the same list; a search for a person is not in the address', async ({
  page,
  stack,
}) => {
  await requestCalls(page, 'filters', 20)
  const person = await newStaff(stack)
  await signIn(page, 'fr', person)
  const later = page.getByRole('button', { name: staffWords.fr.later })
  const query = () => new URL(page.url()).search
  await later.click()
  await page.getByText('Filtrer les listes').click()
  await page.getByLabel('Langue', { exact: true }).selectOption('fr')
  await expect.poll(query).toBe('?list=later&language=fr')
  await page.reload()
  await expect(later).toHaveAttribute('aria-current', 'true')
  const first = page.getByRole('table').getByRole('link').first()
  await first.click()
  await expect(page.getByRole('link', { name: 'Retour aux listes' })).toBeVisible()
  expect(query()).toBe('?list=later&language=fr')
  await page.goBack()
  await expect(later).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Nom, téléphone, e-mail ou référence').fill('Camille')
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /demandes? trouvées?|plus de/ })).toBeVisible()
  expect(query()).toBe('?list=later&language=fr')
  await page.goto(staffWords.fr.desk)
  await expect.poll(query).toBe('?list=later&language=fr')
})

test('a coordinator moves several calls by keyboard alone', async ({ page, stack }) => {
  await makeLate(stack, await requestCalls(page, 'several', 20))
  // Other tests may have left calls that somebody has taken.
  await stack.rows('update desk_case set claimed_by = null, claimed_at = null, claim_seen_at = null', [])
  await signIn(page, 'fr', await newStaff(stack, 'coordinator'))
  await expect(page.getByRole('table').getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('m')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+M')
  await expect(page.getByText('3 demandes cochées')).toBeVisible()
  await expectAccessible(page)
  const list = await page.locator('.bottom-bar__list').boundingBox()
  const bar = await page.getByRole('group', { name: 'Les demandes cochées' }).boundingBox()
  expect(bar?.y, 'The bar covers no row').toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  await page.keyboard.press('a')
  await expect(page.getByLabel('Donner à')).toBeFocused()
  await page.getByLabel('Jour', { exact: true }).selectOption({ index: 3 })
  await page.getByLabel('Moment').selectOption('morning')
  await page.getByRole('button', { name: /^Déplacer, et/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '3 demandes changées.' })).toBeVisible()
  expect(await stack.rows(`select 1 from audit_entry where action = 'call_moved'`, [])).toHaveLength(3)
})

test('in a narrow window the calls are sorted by a select', async ({ page, stack }) => {
  await makeLate(stack, await requestCalls(page, 'narrow', 20))
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'fr', await newStaff(stack))
  await page.getByLabel('Trier par').selectOption('name')
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=name')
  await page.getByRole('button', { name: 'Inverser l’ordre' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=name&order=descending')
  await expectAccessible(page)
})
