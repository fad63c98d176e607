import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Browser } from '@playwright/test'
import { type Choices, Filler, type Pick } from './every-choice/filler.ts'
import { choiceOfCookies, expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { testWords } from './self-test/words.ts'

interface Form {
  site: Locale
  path: string
  stage: string
  /** The button that begins it, where it is not the main one. */
  start?: string
}

const forms: readonly Form[] = [
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.patient },
  { site: 'en', path: '/questionnaire', stage: 'test', start: testWords.en.start.relative },
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.professional },
  { site: 'en', path: '/trial-finder', stage: 'screening' },
  { site: 'fr', path: '/trouver-un-essai', stage: 'screening' },
  { site: 'fr', path: '/demander-une-consultation', stage: 'request' },
  { site: 'fr', path: '/preconsultation/secondary-consultation', stage: 'request' },
  { site: 'fr', path: '/essais-cliniques/predictom/inscription', stage: 'request' },
  { site: 'en', path: '/clinical-trials/mk2214/registration', stage: 'request' },
  { site: 'fr', path: '/trial-forms/', stage: 'request' },
  { site: 'en', path: '/trial-forms/', stage: 'request' },
  { site: 'fr', path: '/pro/medecin-generaliste/adresser-un-patient', stage: 'request' },
  { site: 'fr', path: '/pro/rejoindre/candidature', stage: 'request' },
  { site: 'fr', path: '/memhop/inscription', stage: 'request' },
]

/** So many turns of its longest list does a form have at least, so that the lists meet in more ways than one. */
const turns = 2

for (const form of forms) {
  test(`every choice of ${form.path} in ${form.site} leads to a confirmation: ${form.start ?? 'the form'}`, async ({
    browser,
  }) => {
    const choices: Choices = { offered: new Set(), chosen: new Map(), longest: 1 }
    const ends = new Set<string>()
    for (let round = 0; round < turns * choices.longest || unchosen(choices).length > 0; round++) {
      expect(round, `not chosen: ${unchosen(choices).join(', ')}`).toBeLessThan(8 * choices.longest)
      ends.add(await fillIn(browser, form, round, choices))
    }
    expect(ends).toContain('confirmed')
  })
}

function unchosen({ offered, chosen }: Choices): string[] {
  return [...offered].filter((choice) => !chosen.has(choice))
}

/** Each list takes what it took least often; of several, lists that follow each other take different ones. */
function pickIn(round: number, { chosen }: Choices): Pick {
  const lists: string[] = []
  return (list, options) => {
    if (!lists.includes(list)) lists.push(list)
    const turned = options.map((_, place) => options[(place + round + lists.indexOf(list)) % options.length] ?? '')
    const timesOf = (option: string) => chosen.get(`${list} ${option}`) ?? 0
    return turned.reduce((least, option) => (timesOf(option) < timesOf(least) ? option : least))
  }
}

async function fillIn(browser: Browser, { site, path, start, stage }: Form, round: number, choices: Choices) {
  const context = await browser.newContext({
    storageState: choiceOfCookies(['required']),
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  await openInteractive(page, new URL(path, siteOrigin(site, 'production')).href)
  const main = page.getByRole('main')
  await (start ? main.getByRole('button', { name: start }) : main.locator('button.button--primary')).first().click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${stage}"`)
  const filler = new Filler(page, site, pickIn(round, choices), `round-${round}@visitor.example`, choices)
  const end = await filler.finish(`${new URL(page.url()).pathname} ${stage}`)
  await context.close()
  return end
}
