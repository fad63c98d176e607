import { words as finderWords } from '../finder/words.ts'
import { newStaff, staffWords } from '../staff/staff.ts'
import { fillIn, headingOf, waitUntilSaved } from './fill-in.ts'
import { expect, onDevice, test } from './fixtures.ts'
import { openAnswering, pressNamed, type Tab, until, waitForHeading, waitUntilAnswering } from './tab.ts'

const site = 'https://clairmemoire.fr'
const words = finderWords.fr

/** Opens the finder and answers its first question. Returns the heading of the second question. */
async function answerOne(tab: Tab): Promise<string> {
  await openAnswering(tab, `${site}/trouver-un-essai`)
  await pressNamed(tab, words.start)
  await waitForHeading(tab, 'Pour qui répondez')
  await tab.click('main form label')
  await pressNamed(tab, words.continue)
  await waitForHeading(tab, 'Où habitez')
  await waitUntilSaved(tab)
  return headingOf(tab)
}

/** Opens the finder again. It shows a welcome before the question, except in a window that WPE WebKit opened from the first one. */
async function continueAt(tab: Tab, question: string): Promise<void> {
  await openAnswering(tab, `${site}/trouver-un-essai`)
  const opened = [words.welcomeBack, question]
  const isOpen = (headings: readonly string[]) =>
    headings.find((heading) => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').includes(heading))
  const heading = await until(tab, opened.join(' or '), isOpen, opened)
  if (heading === words.welcomeBack) await pressNamed(tab, words.continue)
  await waitForHeading(tab, question)
}

test(
  'a form continues in another window after its first one was closed',
  onDevice(async ({ tab, device }) => {
    const question = await answerOne(tab)
    const other = await device.openTab()
    await tab.close()
    await continueAt(other, question)
    expect(other.errors).toEqual([])
  }),
)

test(
  'Back leads from a form to the previous document, and its link opens the form again',
  onDevice(async ({ tab }) => {
    const startAndGoBack = async () => {
      await tab.click('main a[href="/trouver-un-essai"]')
      await waitForHeading(tab, words.introduction)
      await waitUntilAnswering(tab)
      await pressNamed(tab, words.start)
      await waitForHeading(tab, 'Pour qui répondez')
      await tab.back()
      await waitForHeading(tab, words.introduction)
      await tab.back()
      await waitForHeading(tab, home)
    }
    await tab.open(site)
    const home = await headingOf(tab)
    await startAndGoBack()
    await startAndGoBack()
  }),
)

test(
  'after a change of language in the middle of a form, the same question is shown',
  onDevice(async ({ tab }) => {
    await answerOne(tab)
    await pressNamed(tab, finderWords.fr.switchLanguage)
    await waitForHeading(tab, 'Where do you live')
    expect(await tab.run(() => document.documentElement.lang, undefined)).toBe('en')
  }),
)

test(
  'data erased in one window is erased in the other',
  onDevice(async ({ tab, device }) => {
    const question = await answerOne(tab)
    const other = await device.openTab()
    await continueAt(other, question)
    await pressNamed(other, 'Effacer mes réponses sur cet appareil')
    await pressNamed(other, 'Tout effacer')
    await waitForHeading(other, words.introduction)
    await waitForHeading(tab, words.introduction)
  }),
)

test(
  'a booked call can be added to the calendar',
  onDevice(async ({ tab }) => {
    await openAnswering(tab, `${site}/essais-cliniques/predictom/inscription`)
    await tab.click('main button.button--primary')
    await until(tab, 'request', () => JSON.stringify(history.state).includes('"request"'), undefined)
    await fillIn(tab, 'fr', `calendar-${crypto.randomUUID()}@visitor.example`)
    await tab.run(() => {
      const noted = document.documentElement.dataset
      const create = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (content) => {
        if (content instanceof Blob) void content.text().then((text) => (noted['calendar'] = text))
        return create(content)
      }
      // WPE WebKit cannot download files, and would leave the page instead.
      HTMLAnchorElement.prototype.click = () => undefined
    }, undefined)
    await pressNamed(tab, words.addToCalendar)
    const calendar = await until(tab, 'a calendar', () => document.documentElement.dataset['calendar'], undefined)
    expect(calendar).toMatch(/^BEGIN:VCALENDAR[^]*DTSTART/)
  }),
)

test(
  'an article can be printed',
  onDevice(async ({ tab }) => {
    await tab.open(`${site}/nos-articles`)
    await tab.click('main a[href*="/article/"]')
    await until(tab, 'the article', () => location.pathname.includes('/article/'), undefined)
    await tab.run(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    }, undefined)
    await pressNamed(tab, 'Imprimer cet article')
    await until(tab, 'paper', () => document.documentElement.dataset['printed'] !== undefined, undefined)
  }),
)

test(
  'a staff member signs in, reads the requests, reloads the page, and signs out',
  onDevice(async ({ tab, stack }) => {
    const { email, password } = await newStaff(stack)
    const texts = staffWords.fr
    await openAnswering(tab, `${site}/login`)
    await until(tab, 'the form', () => document.querySelector('input[name="username"]') !== null, undefined)
    await tab.type('input[name="username"]', email)
    await tab.type('input[name="password"]', password)
    await tab.press('Enter')
    await waitForHeading(tab, texts.requests)
    await tab.reload()
    await waitForHeading(tab, texts.requests)
    await pressNamed(tab, texts.logOut)
    await until(tab, 'the end of the session', () => !location.pathname.startsWith('/secretariat'), undefined)
  }),
)
