import { expect, test } from './fixtures.ts'
import { openInteractive, reloadForm } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { pagesOnPaper } from './pages-on-paper.ts'
import { createResult } from './self-test/create-result.ts'
import { calm, declining, TestTaker } from './self-test/test-taker.ts'

test('someone close answers by a link that works once, then answers the remaining questions, and both views print on one page', async ({
  page,
  context,
  stack,
}) => {
  const id = await createResult(page, 'fr')
  await page.goto(`/recommendations#${id}`)
  await openParts(page)
  await page.getByText('Demander à quelqu’un').click()
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  await expect(page.locator('#relative-consent')).toBeFocused()
  await page.locator('#relative-consent').check()
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  const link = await page.getByText(/questionnaire#r=/).textContent()
  expect(await pagesOnPaper(page, 'fr')).toBe(1)

  const other = await context.newPage()
  const relative = new TestTaker(other, 'fr', 'relative')
  const open = async () => {
    await openInteractive(other, link ?? '')
    await expect(relative.visitor.heading('Votre regard sur une personne proche')).toBeFocused()
    expect(other.url()).not.toContain('r=')
    await relative.visitor.press('Répondre à son sujet')
  }
  await open()
  await relative.answer(calm, 3)
  await reloadForm(other)
  await relative.answer(calm)
  await relative.agree()
  await context.setOffline(true)
  await relative.visitor.press(relative.words.send)
  await expect(other.getByRole('alert').getByText(relative.visitor.words.notSentYet)).toBeVisible()
  await context.setOffline(false)
  await relative.visitor.press(relative.visitor.words.retry)
  await expect(relative.visitor.heading('Merci, vos réponses sont transmises')).toBeFocused()
  const views = await stack.rows("select id from orientation_result where user_type = 'relative'")
  await other.goBack()
  await expect(relative.visitor.heading('Merci, vos réponses sont transmises')).toBeVisible()

  await page.reload()
  await openParts(page)
  await page.getByRole('button', { name: 'Voir les deux côte à côte' }).click()
  await expect(page.getByRole('table', { name: 'Deux regards, question par question' })).toBeVisible()
  for (const on of ['A4', 'Letter'] as const)
    expect(await pagesOnPaper(page, 'fr', { on, path: test.info().outputPath(`two-views-${on}.pdf`) })).toBe(1)

  await relative.visitor.press('Lire ces conseils')
  await expect(other.getByText(relative.words.isShort)).toBeVisible()
  await relative.continueTest()
  await relative.answer(calm)
  await relative.agree()
  await relative.send(relative.words.result.talk_to_doctor)
  await page.goto(`/recommendations#${id}`)
  await expect(page).not.toHaveURL(/#/)
  await page.reload()
  await openParts(page)
  await page.getByRole('button', { name: 'Voir les deux côte à côte' }).click()
  await expect(page.getByRole('table', { name: 'Deux regards, question par question' })).toBeVisible()
  for (const on of ['A4', 'Letter'] as const)
    expect(await pagesOnPaper(page, 'fr', { on, path: test.info().outputPath(`both-long-${on}.pdf`) })).toBe(1)

  const again = new TestTaker(other, 'fr', 'relative')
  await open()
  await again.answer(declining)
  await again.agree()
  await again.visitor.press(again.words.send)
  await expect(again.visitor.heading('Ce lien ne peut plus servir')).toBeFocused()
  await again.visitor.press('Revenir à mes réponses')
  await expect(again.visitor.heading(again.words.check)).toBeVisible()
  expect(await stack.rows("select id from orientation_result where user_type = 'relative'")).toEqual(views)
})

test('a result moves to another device in a file, and is stored for comparison only on request', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await createResult(page, 'fr')
  await page.goto(`/recommendations#${id}`)
  await openParts(page)
  await page.getByRole('button', { name: 'Garder mes résultats ici' }).click()
  await expect(page.getByText('Ce résultat est gardé ici')).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir ce résultat sur un autre appareil' }).click()
  await page.getByLabel('Choisissez une phrase secrète').fill('quatre mots très simples')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click()
  const file = await (await saving).path()

  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true, ...(baseURL && { baseURL }) })
  const device = await elsewhere.newPage()
  await openInteractive(device, '/questionnaire')
  await device.getByRole('button', { name: 'Continuer ici un test' }).click()
  await device.getByLabel('Le fichier de l’autre appareil').setInputFiles(file)
  await device.getByLabel('Votre phrase secrète').fill('une autre phrase')
  await device.getByRole('button', { name: 'Ouvrir et continuer' }).click()
  await expect(device.getByText('Cette phrase n’ouvre pas ce fichier')).toBeVisible()
  await device.getByLabel('Votre phrase secrète').fill('quatre mots très simples')
  await device.getByRole('button', { name: 'Ouvrir et continuer' }).click()
  await expect(device).toHaveURL(/\/recommendations$/)
  await expect(device.getByRole('heading', { name: 'Garder ou effacer ce résultat' })).toBeVisible()
  await elsewhere.close()

  await page.getByRole('button', { name: 'Ne plus garder, et effacer d’ici' }).click()
  await expect(page.getByRole('button', { name: 'Garder mes résultats ici' })).toBeVisible()
})
