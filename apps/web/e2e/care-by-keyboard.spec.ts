import { keyboard } from './finder/hand.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { cutOff, linkOfBothForms, reload, sendTwice, thanks } from './request/cut-off.ts'

test.use({ viewport: { width: 390, height: 740 } })

const details = { firstName: 'Camille', lastName: 'Vial', phone: '06 39 98 12 34' }

test('a consultation is requested by keyboard on a telephone, despite network failures and reloads', async ({
  page,
  context,
  stack,
}) => {
  const email = 'keys-consultation@visitor.example'
  const visitor = cutOff(page, context)
  const { words } = visitor
  await openInteractive(page, '/demander-une-consultation')
  await visitor.press('Commencer la demande')
  await visitor.expectPage('Comment voulez')
  await visitor.choose('En vidéo, depuis chez vous', 'Pour qui est cette demande')
  await visitor.choose('Pour moi', 'Qu’est')
  await reload(page, context, 'Qu’est')
  await visitor.write('Qu’est', 'J’oublie des rendez-vous.')
  await visitor.continueTo(words.whenToCall)
  await visitor.chooseMorning(words.whoToCall)
  await page.goBack()
  await expect(page.getByRole('radio', { name: words.morning, exact: true })).toBeChecked()
  await page.goForward()
  await visitor.choose(words.callMe, words.reachYou)
  await reload(page, context, words.reachYou)
  await visitor.giveContactDetails({ ...details, email }, words.agreeToCall)
  await visitor.agree(words.checkRequest)
  await context.setOffline(false)
  await page.close()

  const reopened = await context.newPage()
  const again = cutOff(reopened, context)
  await openInteractive(reopened, '/demander-une-consultation')
  await expect(reopened.getByRole('heading', { level: 1, name: 'Vous revoilà' })).toBeVisible()
  await again.press('Continuer', { exact: false })
  await again.expectPage(words.checkRequest)
  await sendTwice(again, context)
  expect(await stack.rows('select form from request where email = $1', [email])).toEqual([{ form: 'consultation' }])

  await reopened.goto(await linkOfBothForms(stack, email))
  await expect(reopened.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
  const hand = keyboard(reopened)
  await hand.press(reopened.getByRole('button', { name: 'Choisir un autre moment' }))
  await expect(reopened.getByRole('heading', { name: 'Changer l’appel' })).toBeFocused()
  await hand.choose(reopened.getByLabel('Sans heure précise'))
  await hand.choose(reopened.getByRole('radio', { name: 'L’après-midi' }))
  await hand.press(reopened.getByRole('button', { name: 'Prendre ce moment' }))
  await expect(reopened.getByRole('heading', { level: 1, name: /Nous appelons l’après-midi/ })).toBeFocused()
  expect(await stack.rows('select version, callback from request where email = $1', [email])).toMatchObject([
    { version: 2, callback: { part_of_day: 'afternoon' } },
  ])
})

test('a consultation is prepared by keyboard on a telephone, despite network failures and reloads', async ({
  page,
  context,
  stack,
}) => {
  const email = 'keys-preparation@visitor.example'
  const visitor = cutOff(page, context)
  const { words } = visitor
  const hub = 'Votre préparation, partie par partie'
  const hand = keyboard(page)
  const title = page.getByRole('heading', { level: 1 })
  const keep = page.getByRole('button', { name: 'Garder cette partie' })
  const done = page.getByText('Finie', { exact: true })
  await openInteractive(page, '/preconsultation')
  await visitor.press('Préparer celle d’un proche')
  await expect(visitor.heading(hub)).toBeFocused()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const parts = await page.getByRole('link', { name: 'Ouvrir' }).count()
  for (let part = 1; part <= parts; part++) {
    await hand.press(page.getByRole('link', { name: `Continuer avec la partie ${part}` }))
    await expect(page).toHaveURL(new RegExp(`/preconsultation/${part}$`))
    await expect(page.getByRole('button', { name: words.decline })).toBeVisible()
    while (!(await keep.isVisible())) {
      const question = (await title.textContent()) ?? ''
      if (part === 3 && (await page.getByRole('textbox').isVisible())) {
        await hand.write(page.getByRole('textbox'), 'Un comprimé le soir')
        await visitor.press(words.continue)
      } else await visitor.press(words.decline)
      await expect(title).not.toHaveText(question)
    }
    if (part === 3) {
      await reload(page, context, 'Relisez cette partie')
      await expect(page.getByText('Un comprimé le soir').first()).toBeVisible()
    }
    await visitor.press('Garder cette partie')
    await expect(done).toHaveCount(part)
  }
  await reload(page, context, hub, reloadInteractive)
  await hand.press(page.getByRole('link', { name: 'Donner mes coordonnées' }))
  await visitor.expectPage(words.loadingFailed)
  await context.setOffline(false)
  await visitor.press(words.retry)
  await visitor.expectPage('prénom de votre proche')
  await visitor.write('prénom de votre proche', 'Dominique')
  await visitor.continueTo('Quelle est sa date de naissance')
  for (const [field, value] of [
    ['day', '27'],
    ['month', '3'],
    ['year', '1948'],
  ] as const)
    await hand.write(page.locator(`[name="birth_date-${field}"]`), value)
  await visitor.continueTo(words.whenToCall)
  await visitor.chooseMorning(words.whoToCall)
  await reload(page, context, words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.giveContactDetails({ ...details, email }, 'Votre accord avant l’envoi')
  await visitor.agree(words.checkRequest)
  await sendTwice(visitor, context)
  await page.goBack()
  await expect(visitor.heading(thanks)).toBeVisible()
  expect(await stack.rows('select form from request where email = $1', [email])).toEqual([{ form: 'preconsultation' }])
  await page.goto(await linkOfBothForms(stack, email))
  await expect(page.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
  await openParts(page)
  await hand.press(page.getByRole('button', { name: 'Voir et imprimer' }))
  await expect(page.getByText('Un comprimé le soir').first()).toBeVisible()
})
