import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { keyboard } from './finder/hand.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { linkOfBothForms, reload, reopen, sendTwice } from './request/cut-off.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('a person who has seen a doctor requests a call by keyboard, on a narrow screen, offline at every step, and is stored once', async ({
  page,
  context,
  stack,
}) => {
  const email = 'second-opinion@visitor.example'
  const hand = keyboard(page)
  const at = (shown: Page) =>
    new Visitor(shown, 'fr', keyboard(shown), async () => {
      await context.setOffline(true)
      await expectAccessible(shown)
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  const visitor = at(page)
  const { words } = visitor
  await openInteractive(page, '/preconsultation/secondary-consultation')
  await expectAccessible(page)
  await visitor.press('Commencer la demande')
  await visitor.expectPage('Pour qui est cette demande')
  await visitor.choose('Pour moi', 'Quel médecin')
  await visitor.choose('Un neurologue', 'Quand était')
  await visitor.press(words.decline)
  await visitor.expectPage('Que vous a')
  await visitor.write('Que vous a', 'De revenir dans un an.')
  await visitor.continueTo('Que cherchez')
  await hand.choose(page.getByLabel('Un deuxième avis'))
  await hand.choose(page.getByLabel('Un suivi'))
  await visitor.continueTo(words.whenToCall)
  await reload(page, context, words.whenToCall)
  await visitor.chooseMorning(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  const details = { firstName: 'Camille', lastName: 'Vial', phone: '06 39 98 12 34', email }
  await visitor.giveContactDetails(details, words.agreeToCall)
  await visitor.agree(words.checkRequest)
  const again = await reopen(page, context, at, words.checkRequest)
  const reopened = again.page
  await sendTwice(again, context)
  await reopened.goBack()
  await reopened.goForward()
  await expect(again.heading('Merci, nous avons votre demande')).toBeVisible()
  expect(await stack.rows('select form from request where email = $1', [email])).toEqual([
    { form: 'secondary_consultation' },
  ])
  await reopened.goto(await linkOfBothForms(stack, email))
  await expect(reopened.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
})
