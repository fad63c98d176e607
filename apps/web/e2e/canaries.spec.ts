import { locales } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { expect, test } from './device/canary-test.ts'
import { Sweep } from './device/sweep.ts'
import { isOfRequest } from './device/watched-request.ts'
import { mouse } from './finder/hand.ts'
import { type Answer, matching } from './finder/screening.ts'
import { type Answering, TestTaker, telling } from './self-test/test-taker.ts'
import type { Collected } from './stack/collectors.ts'
import { reloadForm } from './open-interactive.ts'

const signup = 'the body of POST /api/trials/signup'
const recommendation = 'the body of POST /api/trials/trial-signup-recommendation'
const news = 'the body of POST /api/mail/create-contact/'
const memoryTest = 'the body of POST /api/forms/orientation'

/** A unique text for each field. */
const contact = {
  firstName: 'Zoé Canari-Tévère',
  lastName: 'O’Kanarik-Qxsept',
  email: 'qxcanary.seven+tit@visitor.example',
}
const helper = { firstName: 'Maël Serin-Pinson', lastName: 'Verdier d’Linotte', relation: 'ma voisine l’Hirondelle?' }
const newsReader = { firstName: 'Chloé Mésange-Bleue', email: 'qxwren.nine@visitor.example' }

/** The telephone numbers as typed and as sent. Numbers with 555-01 are reserved for fiction. */
const phones = {
  fr: { typed: '(202) 555-0147', sent: '12025550147' },
  en: { typed: '(202) 555-0186', sent: '12025550186' },
} as const

const postalCodes = { fr: '02138-4309', en: '02139-4307' }

/** The most sensitive answers. No study recruits the person that they describe. */
const revealingAnswers: Record<'fr' | 'en', readonly Answer[]> = {
  fr: [
    { question: 'Pour qui répondez-vous', choose: 'Pour un proche' },
    { question: 'Où habite votre proche', choose: 'Aux États-Unis' },
    { question: 'Quel âge a votre proche', write: '79' },
    { question: 'Où en est la mémoire de votre proche', choose: 'Pas de changement' },
    { question: 'Quelqu’un qui connaît bien votre proche', choose: 'Je ne sais pas' },
    { question: 'Une IRM est-elle possible pour votre proche', decline: true },
    { question: 'L’un de ces problèmes de santé concerne-t-il', choose: 'Un AVC' },
    { question: 'L’un de ces traitements concerne-t-il', choose: ['Une perfusion', 'Un médicament de la maladie'] },
  ],
  en: [
    { question: 'Who are you answering for?', choose: 'For someone else' },
    { question: 'Where does this person live?', choose: 'In the United States' },
    { question: 'How old is this person?', write: '79' },
    { question: 'How is this person’s memory today?', choose: 'No change' },
    { question: 'Can someone who knows this person well', choose: 'I don’t know' },
    { question: 'Can this person have an MRI scan?', decline: true },
    { question: 'Does this person have, or have they had', choose: 'A stroke' },
    { question: 'Does this person take, or have they taken', choose: ['An infusion', 'A medicine for'] },
  ],
}

/** Some of the answers above, as the form stores them. */
const chosen = ['someone_else', 'anti_amyloid', 'alzheimer_medicine']

/** The most sensitive answers of the memory test: a sudden onset, and a unique text. */
const mostRevealing =
  (comment: string): Answering =>
  (question) => {
    if (question.type === 'long_text') return comment
    return question.options?.find(({ id }) => id === 'sudden_recent')?.id ?? telling(question)
  }

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`answers on the ${site} site go only to the clinic, and only after they are sent`, () => {
    test.use({ site })

    oneSiteOnly.on('en')('a request to call someone else', { tag: '@smoke' }, async ({ page, visit }) => {
      const { typed, sent } = phones[site]
      const texts = [...Object.values(contact), ...Object.values(helper)]
      const { sweep, visitor } = visit([...texts, typed, sent, postalCodes[site]])
      const { words } = visitor
      const postalCode = matching[site].at(-1)?.question ?? ''
      await visitor.start(matching[site][0].question)
      await visitor.answer(matching[site].slice(0, -1), postalCode)
      await visitor.answer([{ question: postalCode, write: postalCodes[site] }], words.agreeToResult)
      await visitor.agree(words.checkAnswers)
      await visitor.press(words.showResult)
      await visitor.expectPage(words.match)
      await sweep.lookAndFail()
      await visitor.bookCall()
      await visitor.chooseMorning(words.whoToCall)
      await visitor.nameSomeoneElse(contact, { ...helper, phone: typed }, words.agreeToCall)
      await visitor.agree(words.checkRequest)
      await reloadForm(page)
      await expect(visitor.heading(words.checkRequest)).toBeVisible()
      await sweep.lookAndFail()
      for (const text of [...texts, typed]) expect(await sweep.placesOf(text)).toEqual(['the page'])
      expect(await sweep.placesOf(sent)).toEqual([])

      await visitor.press(words.send)
      await visitor.expectPage(words.thanks)
      await sweep.lookAndFail()
      for (const text of texts) {
        const isConfirmed = text === helper.firstName || text === helper.lastName
        expect(await sweep.placesOf(text)).toEqual([signup, 'the page'])
        expect((await page.textContent('main'))?.includes(text)).toBe(isConfirmed)
      }
      expect(await sweep.placesOf(typed)).toEqual(['the page'])
      expect(await sweep.placesOf(sent)).toEqual([signup])
      expect(await sweep.placesOf(postalCodes[site])).toEqual([signup, recommendation, 'the page'])
    })

    oneSiteOnly.test('answers about a relative, and an e-mail address for news', async ({ page, visit }) => {
      const texts = Object.values(newsReader)
      const answered = chosen
      const { sweep, visitor } = visit([...texts, ...answered])
      const { words } = visitor
      const answers = revealingAnswers[site]
      await visitor.start(answers[0]?.question ?? '')
      await visitor.answer(answers, words.agreeToResultForOther)
      await visitor.agree(words.checkAnswers)
      await sweep.lookAndFail()
      for (const text of answered) expect(await sweep.placesOf(text)).toEqual(['the page'])

      await visitor.press(words.showResult)
      await visitor.expectPage(words.noMatch)
      await visitor.press(words.leaveContact)
      await visitor.expectPage(words.whichNews)
      await page.getByLabel(words.matchingNews).check()
      await visitor.continueTo(words.whereToWrite)
      await visitor.write(words.email, newsReader.email)
      await visitor.write(words.firstName, newsReader.firstName)
      await visitor.continueTo(words.agreeToNews)
      await visitor.agree(words.checkRequest)
      await sweep.lookAndFail()
      await visitor.press(words.send)
      await visitor.expectPage(words.thanks)
      await sweep.lookAndFail()
      for (const text of texts) expect(await sweep.placesOf(text)).toEqual([news, 'the page'])
      // These answers are sent only in the request for the result, and not with the e-mail address.
      for (const text of answered) expect(await sweep.placesOf(text)).toEqual([recommendation, 'the page'])
    })
  })
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`answers to the memory test on the ${site} site`, () => {
    test.use({ site })

    oneSiteOnly.test(
      'go only to the clinic; the result id is only in API addresses, and the e-mail address is only in one request body',
      async ({ page, watch }) => {
        const comment = 'Qx9-Kanarik: Loriot & Fauvette?'
        const email = 'qxfinch.five@visitor.example'
        const inShort = ['very_often', 'sudden_recent']
        const answered = [...inShort, comment]
        const sweep = watch([...answered, email])
        const taker = new TestTaker(page, site, 'patient', mouse, () => sweep.look())
        await taker.start()
        await taker.answer(mostRevealing(comment))
        await taker.agree()
        for (const text of inShort) expect(await sweep.placesOf(text)).toEqual(['the page'])
        await taker.send(taker.words.result.make_appointment)
        await taker.continueTest()
        await taker.answer(mostRevealing(comment))
        await taker.agree()
        await sweep.lookAndFail()
        expect(await sweep.placesOf(comment)).toEqual(['the page'])
        const stored = page.waitForResponse(isOfRequest)
        await taker.send(taker.words.result.make_appointment)
        const { id } = (await (await stored).json()) as { id: string }
        await sweep.lookAndFail()
        for (const text of answered) expect(await sweep.placesOf(text)).toEqual([memoryTest, 'the page'])

        const ofResult = watch([id, email])
        await page.goto(`/recommendations#${id}`)
        await expect(page.getByRole('heading', { level: 1, name: taker.words.result.make_appointment })).toBeVisible()
        await page.getByText(taker.words.openLink).click()
        await page.getByRole('textbox', { name: taker.words.email }).fill(email)
        await page.locator('#link-consent').check()
        await page.getByRole('button', { name: taker.words.sendLink }).click()
        await expect(page.getByText(taker.words.linkSent)).toBeVisible()
        await ofResult.lookAndFail()
        // In this API the id of the result is part of the address of a request. It appears nowhere else.
        expect(await ofResult.placesOf(id)).toEqual(['an address that was asked for'])
        expect(await ofResult.placesOf(email)).toEqual([expect.stringMatching(/^the body of PATCH /), 'the page'])
      },
    )
  })
}

test.describe('the sweep', () => {
  const canary = contact.firstName

  /** Each function leaks the text to a different place, some of them in an encoded form. */
  const leaks: Record<string, (text: string) => unknown> = {
    'local storage': (text) => localStorage.setItem('x', JSON.stringify({ text })),
    'session storage': (text) => sessionStorage.setItem('x', btoa(`a${unescape(encodeURIComponent(text))}`)),
    cookies: (text) => (document.cookie = `x=${encodeURIComponent(text)}`),
    IndexedDB: async (text) => {
      const opening = indexedDB.open('x')
      opening.onupgradeneeded = () => opening.result.createObjectStore('x')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const writing = opening.result.transaction('x', 'readwrite')
      writing.objectStore('x').put(new TextEncoder().encode(text), 1)
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opening.result.close()
    },
    'cache storage': async (text) => {
      const cache = await caches.open('x')
      await cache.put('/x', new Response(btoa(`ab${unescape(encodeURIComponent(text))}`)))
    },
    'history state': (text) => history.replaceState({ text }, ''),
    address: (text) => history.replaceState(null, '', `#${text}`),
    title: (text) => (document.title = text),
    'window name': (text) => (window.name = text),
    // oxlint-disable-next-line no-console -- this is what the sweep must find
    'the console': (text) => console.info(text),
    'an address that was asked for': (text) => fetch(`/robots.txt?${new URLSearchParams({ text })}`),
    'the headers of a request': (text) => fetch('/robots.txt', { headers: { 'x-text': encodeURIComponent(text) } }),
    'the body of POST /robots.txt': (text) => fetch('/robots.txt', { method: 'POST', body: text }),
  }

  test('finds a text in every place and every encoding', async ({ page }) => {
    await page.goto('/robots.txt')
    const bodyWithCanary = () => `{"body":${JSON.stringify({ canary })}}`
    const collected: Collected[] = []
    const sweep = new Sweep(page, [canary], { output: bodyWithCanary, collected })
    for (const [place, leak] of Object.entries(leaks)) {
      await page.evaluate(leak, canary)
      await sweep.look()
      expect(await sweep.placesOf(canary)).toContain(place)
    }
    expect(await sweep.placesOf(canary)).toContain('the log of a server')
    expect(await sweep.sentOutside()).toEqual([])
    collected.push({ path: '/', headers: {}, body: new URLSearchParams({ canary }).toString() })
    expect(await sweep.sentOutside()).toEqual([canary])
  })
})
