import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { newStaff, signIn } from './staff/staff.ts'

test('a coordinator reads the figures of a study, downloads the file for its sponsor, and confirms that it is unchanged', async ({
  page,
  stack,
}) => {
  await signIn(page, 'fr', await newStaff(stack, 'coordinator'))
  await page.getByRole('link', { name: 'Voir les chiffres des études' }).click()
  await expect(page).toHaveURL(/\/secretariat\/etudes$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Chiffres des études' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Appels par semaine de la demande' })).toBeVisible()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le fichier pour le promoteur (CSV)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^PREDICTOM-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^study,week,asked,/)

  await page.getByLabel('L’étude').selectOption('Recrutement à confirmer')
  await page.getByLabel('Pourquoi').fill('Les centres n’ont pas répondu')
  await page.getByRole('button', { name: 'Changer le recrutement' }).click()
  await expect(page.getByText(/Les centres n’ont pas répondu \(Dominique Exemple/)).toBeVisible()
  const states = await stack.rows(`select status from study_state where trial_code = 'PREDICTOM'`)
  expect(states).toEqual([{ status: 'to_confirm' }])

  await page.goto('/secretariat/etudes?study=MK2214')
  await expect(page.getByLabel('Étude', { exact: true })).toHaveValue('MK2214')
})

test('a caller sees neither a link to the figures nor the figures', async ({ page, stack }) => {
  await signIn(page, 'fr', await newStaff(stack))
  await expect(page.getByRole('link', { name: 'Mes clés de connexion' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir les chiffres des études' })).toHaveCount(0)
  await page.goto('/secretariat/etudes')
  await expect(page.getByText('Seule la coordination voit cette page.')).toBeVisible()
})
