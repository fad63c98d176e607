import { expectAccessible } from './accessibility.ts'
import { keyboard } from './finder/hand.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('who has met a doctor asks for a call by keyboard, on a narrow screen, and is noted once', async ({
  page,
  stack,
}) => {
  const email = 'second-opinion@visitor.example'
  const hand = keyboard(page)
  const look = async () => {
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  const visitor = new Visitor(page, 'fr', hand, look)
  const { words } = visitor
  await openInteractive(page, '/preconsultation/secondary-consultation')
  await look()
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
  await page.reload()
  await visitor.chooseMorning(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  const details = { firstName: 'Camille', lastName: 'Vial', phone: '06 39 98 12 34', email }
  await visitor.giveContactDetails(details, words.agreeToCall)
  await visitor.agree(words.checkRequest)
  await visitor.press(words.send)
  await visitor.expectPage('Merci, nous avons votre demande')
  await page.goBack()
  await page.goForward()
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeVisible()
  expect(await stack.rows('select kind from sent_request where email = $1', [email])).toEqual([
    { kind: 'secondary_consultation' },
  ])
})
