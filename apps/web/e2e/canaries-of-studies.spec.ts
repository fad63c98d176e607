import { expect, test } from './device/canary-test.ts'
import type { Sweep } from './device/sweep.ts'
import { headersOf } from './device/sweep.ts'
import { contact, phones, send } from './device/watched-request.ts'
import type { Visitor } from './finder/visitor.ts'
import { openInteractive, reloadInteractive } from './open-interactive.ts'

const signup = 'the body of POST /api/trials/signup'
const news = 'the body of POST /api/mail/create-contact/'

/** Fills in and sends the form. Before that, typed text is only on the page; afterwards it is also in the request. */
async function request(visitor: Visitor, sweep: Sweep, start: string, email: string, newsQuestion?: string) {
  const { page, words } = visitor
  const typed = [...Object.values(contact), email]
  await visitor.press(start)
  await visitor.expectPage('Pour qui est cette demande')
  await visitor.choose('Pour moi', words.whenToCall)
  await visitor.chooseMorning(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.giveContactDetails({ ...contact, phone: phones.fr.typed, email }, newsQuestion ?? words.agreeToCall)
  if (newsQuestion !== undefined) await visitor.continueTo(words.agreeToCall)
  await visitor.agree(words.checkRequest)
  await reloadInteractive(page)
  await expect(visitor.heading(words.checkRequest)).toBeVisible()
  await sweep.lookAndFail()
  for (const text of [...typed, phones.fr.typed]) expect(await sweep.placesOf(text)).toEqual(['the page'])
  expect(await sweep.placesOf(phones.fr.sent)).toEqual([])
  await send(visitor, words.thanks)
  await sweep.lookAndFail()
  for (const text of typed) expect(await sweep.placesOf(text)).toEqual([signup, 'the page'])
  expect(await sweep.placesOf(phones.fr.typed)).toEqual(['the page'])
  expect(await sweep.placesOf(phones.fr.sent)).toEqual([signup])
}

test.describe('only the clinic receives requests about studies, and only once they are sent', () => {
  for (const [name, address, start, email, newsQuestion] of [
    [
      'registers for one study',
      '/essais-cliniques/predictom/inscription',
      'Commencer mon inscription',
      'qxshrike.two@visitor.example',
    ],
    [
      'has no study in mind',
      '/trial-forms',
      'Donner mes coordonnées',
      'qxsiskin.six@visitor.example',
      'Vous écrire aussi quand une étude ouvre',
    ],
  ] as const)
    test(`by a visitor who ${name}`, async ({ page, visit }) => {
      const { typed, sent } = phones.fr
      const { sweep, visitor } = visit([...Object.values(contact), email, typed, sent])
      await openInteractive(page, address)
      await request(visitor, sweep, start, email, newsQuestion)
    })

  test('the address and the postal code of a person who wants news of studies', async ({ page, visit }) => {
    const email = 'qxwhinchat.nine@visitor.example'
    const code = '59873'
    const { sweep, visitor } = visit([email, code])
    await openInteractive(page, '/vos-nouvelles')
    await page.getByText('Recevoir un e-mail quand une étude ouvre').first().click()
    await visitor.write('Votre adresse e-mail', email)
    await visitor.write('Votre code postal', code)
    await page.getByRole('checkbox').check()
    await sweep.lookAndFail()
    for (const text of [email, code]) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await visitor.press('Envoyer ma demande')
    await expect(page.getByText('Nous envoyons un lien à')).toBeVisible()
    await sweep.lookAndFail()
    expect(await sweep.placesOf(email)).toEqual([news, 'the page'])
    // The request contains only the area of the postal code.
    expect(await sweep.placesOf(code)).toEqual(['the page'])
  })

  test('the data of a study search are only in the address of the list', async ({ page, visit }) => {
    const searched = /^https:\/\/[^/]+\/essais-cliniques\?(?=.*\bage=67\b)(?=.*\bnear=598\b)/
    const { sweep, visitor } = visit(['age=67', 'near=598', '59873'])
    const reports: Promise<string[]>[] = []
    page.on('request', (request) => {
      reports.push(headersOf(request).then(({ referer = '' }) => (referer.includes('near=') ? [request.url()] : [])))
    })
    await openInteractive(page, '/essais-cliniques')
    await page.getByText('Choisir selon ce qui compte pour vous').click()
    await page.getByLabel('À qui l’étude s’adresse').selectOption({ label: 'Trouble cognitif léger' })
    await visitor.write('Âge de la personne', '67')
    await visitor.write('Début du code postal', '59873')
    await sweep.lookAndFail()
    await page.getByRole('button', { name: 'Voir les études' }).click()
    await expect(page).toHaveURL(searched)
    expect(decodeURIComponent(page.url())).not.toMatch(/cognit|mémoire|memory|alzheimer|stage|mci|trouble/i)
    await page.waitForLoadState('networkidle')
    await sweep.lookAndFail()
    const places = ['address', 'an address that was asked for', 'the headers of a request']
    for (const field of ['age=67', 'near=598']) expect(await sweep.placesOf(field)).toEqual(places)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForLoadState('networkidle')
    await sweep.lookAndFail()
    for (const field of ['age=67', 'near=598']) expect(await sweep.placesOf(field)).toEqual(places)
    // The site's own server may receive this data, because the language switch links to the same list.
    const ofTheSite = new RegExp(String.raw`^${new URL(page.url()).origin}/(?!api/)`)
    expect((await Promise.all(reports)).flat().filter((url) => !ofTheSite.test(url))).toEqual([])
  })
})
