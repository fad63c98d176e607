import { engineNames } from '@clairmemoire/browser/engines'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { formOfEachScreen, formsOfScreens, titleOf } from '../every-choice/forms.ts'
import { fillIn, headingOf, reloadAndGoBack } from './fill-in.ts'
import { expect, onDevice, test, webKits } from './fixtures.ts'
import { openAnswering, pressNamed, type Tab, until } from './tab.ts'

const waitForStage = (tab: Tab, stage: string) =>
  until(tab, stage, (expectedStage) => JSON.stringify(history.state).includes(`"${expectedStage}"`), stage)

/** The first option of a referral is an emergency, which ends the form. */
const choiceIn = (path: string) => (path.endsWith('/adresser-un-patient') ? 'last' : 'first')

/** The heading of the confirmation. */
const thanks = /^(Merci|Nous avons votre demande|Votre demande|Thank you)/

for (const [screen, forms] of formsOfScreens.entries())
  test.describe(() => {
    test.skip(({ engineName }) => {
      const port = webKits.indexOf(engineName)
      return port !== -1 && screen % webKits.length !== port
    }, 'The other port of WebKit fills in a form of this screen')

    test(
      `${forms.map(titleOf).join(' or ')} opens, survives a reload and Back, and ends`,
      onDevice(async ({ tab, engineName }) => {
        const form = formOfEachScreen(engineNames.indexOf(engineName))[screen]
        if (!form) throw new Error(`The screen ${screen} has no form`)
        const { site, path, stage, start, continuations } = form
        await openAnswering(tab, siteOrigin(site, 'production') + path)
        if (start) await pressNamed(tab, start)
        else await tab.click('main button.button--primary')
        await waitForStage(tab, stage)
        const email = `engine-${crypto.randomUUID()}@visitor.example`
        const headings: string[] = []
        const heading = await fillIn(tab, site, email, choiceIn(path), async (step) => {
          headings.push(await headingOf(tab))
          if (step === 1) await reloadAndGoBack(tab, headings[0] ?? '')
        })
        if (stage === 'request') expect(heading).toMatch(thanks)
        if (continuations?.['request']) {
          await pressNamed(tab, continuations['request'].name)
          await waitForStage(tab, 'request')
          expect(await fillIn(tab, site, email)).toMatch(thanks)
        }
        expect(headings).not.toContain(heading)
        expect(tab.errors).toEqual([])
      }),
    )
  })
