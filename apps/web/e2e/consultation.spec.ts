import { readFile } from 'node:fs/promises'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'

test('a consultation is asked for, followed, cancelled and erased on its own page', { tag: '@smoke' }, async ({
  page,
  context,
  stack,
}) => {
  const visitor = new Visitor(page, 'fr')
  await page.goto('/nos-offres/consultation')
  await page.getByRole('main').getByRole('link', { name: 'Demander une consultation' }).last().click()
  await openInteractive(page, '/demander-une-consultation')
  await visitor.press('Commencer la demande')
  await visitor.expectPage('Comment voulez-⁠vous voir le médecin ?')
  await page.getByLabel('En vidéo, depuis chez vous').check()
  await visitor.continueTo('Pour qui est cette demande ?')
  await page.getByLabel('Pour moi').check()
  await visitor.continueTo('Qu’est-⁠ce qui vous amène ?')
  await page.getByRole('textbox').first().fill('J’oublie des rendez-vous.')
  await visitor.continueTo('Quand pouvons-nous appeler ?')
  await page.getByLabel('Sans heure précise').check()
  await page.getByLabel('Le matin').check()
  await visitor.continueTo('Qui devons-nous appeler ?')
  await page.reload()
  await page.getByLabel('Moi', { exact: true }).check()
  await visitor.continueTo('Comment pouvons-nous vous joindre ?')
  await page.getByLabel('Votre prénom').fill('Camille')
  await page.getByLabel('Votre numéro de téléphone').fill('06 39 98 12 34')
  await page.getByLabel('Votre adresse e-mail').fill('camille@visitor.example')
  await visitor.continueTo('Votre accord pour l’appel')
  await visitor.agree('Vérifiez votre demande')
  await context.setOffline(true)
  await visitor.press('Envoyer ma demande')
  await expect(page.getByRole('alert').getByText(visitor.words.notSentYet)).toBeVisible()
  await context.setOffline(false)
  await visitor.press(visitor.words.retry)
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeFocused()

  await expect.poll(() => stack.mailbox.mailsTo('camille@visitor.example').length).toBe(1)
  const [mail] = stack.mailbox.mailsTo('camille@visitor.example')
  const link = /https?:\S+#[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? ''
  await visitor.press('Voir ma demande')
  await expect(page.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeFocused()
  expect(page.url()).not.toContain('#')

  const other = await context.newPage()
  await other.goto(new URL(link).pathname + new URL(link).hash)
  await expect(other.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
  await openParts(other)
  await other.getByText('Corriger mes coordonnées').click()
  await other.getByLabel('Votre prénom').fill('Claude')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(other.getByText('Claude, camille@visitor.example')).toBeVisible()

  await openParts(page)
  await page.getByText('Nommer une personne').click()
  await page.getByRole('button', { name: 'Faire appeler cette personne' }).click()
  await expect(page.getByLabel('Prénom de la personne à appeler')).toBeFocused()
  await page.getByLabel('Prénom de la personne à appeler').fill('Dominique')
  await page.getByLabel('Son lien avec vous').fill('ma fille')
  await page.getByLabel('Numéro de téléphone de la personne à appeler').fill('06 39 98 12 99')
  await page.getByRole('button', { name: 'Faire appeler cette personne' }).click()
  await expect(page.getByText(/place.: Dominique \(ma fille\)/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/Prénom.: «.Claude.»/)).toBeVisible()
  await page.getByRole('button', { name: 'M’appeler moi' }).click()
  await expect(page.getByText('Vous pouvez nommer un proche')).toBeVisible()
  await page.getByRole('button', { name: 'Ne plus recevoir de rappels' }).click()
  await expect(page.getByRole('button', { name: 'Recevoir de nouveau des rappels' })).toBeFocused()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Garder une copie' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^demande-CM-[\w-]{9}\.html$/)
  await other.goto('about:blank')
  await other.setContent(await readFile(await saved.path(), 'utf8'))
  await expect(other.getByRole('definition').filter({ hasText: 'J’oublie des rendez-vous.' })).toBeVisible()

  await page.getByRole('button', { name: 'Annuler l’appel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui, annuler l’appel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'L’appel est annulé' })).toBeVisible()

  await page.getByRole('button', { name: 'Tout effacer maintenant' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page.getByText('Tout est effacé')).toBeVisible()
  const later = await context.newPage()
  await later.goto(new URL(link).pathname + new URL(link).hash)
  await expect(later.getByRole('heading', { level: 1, name: 'Cette demande ne s’ouvre plus ici' })).toBeVisible()
})

test('a consultation at home is asked for: the place is asked for too, and the desk reads it', async ({
  page,
  stack,
}) => {
  const visitor = new Visitor(page, 'fr')
  await openInteractive(page, '/demander-une-consultation')
  await visitor.press('Commencer la demande')
  await page.getByLabel('Chez vous : le médecin se déplace').check()
  await visitor.continueTo('Pour qui est cette demande ?')
  await page.getByLabel('Pour moi').check()
  await visitor.continueTo('Quel est votre code postal ?')
  await page.getByRole('textbox').fill('75011')
  await visitor.continueTo('Qu’est-⁠ce qui vous amène ?')
  await visitor.press(visitor.words.decline)
  await visitor.expectPage('Quand pouvons-nous appeler ?')
  await page.getByLabel('Sans heure précise').check()
  await page.getByLabel('Le matin').check()
  await visitor.continueTo('Qui devons-nous appeler ?')
  await page.getByLabel('Moi', { exact: true }).check()
  await visitor.continueTo('Comment pouvons-nous vous joindre ?')
  await page.getByLabel('Votre prénom').fill('Camille')
  await page.getByLabel('Votre numéro de téléphone').fill('06 39 98 12 34')
  await page.getByLabel('Votre adresse e-mail').fill('at-home@visitor.example')
  await visitor.continueTo('Votre accord pour l’appel')
  await visitor.agree('Vérifiez votre demande')
  await visitor.press('Envoyer ma demande')
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeFocused()
  const [row] = await stack.rows(`select postal_code, answers ->> 'consultation_type' as type from sent_request
    where email = 'at-home@visitor.example'`)
  expect(row).toEqual({ postal_code: '75011', type: 'home_visit' })
})
