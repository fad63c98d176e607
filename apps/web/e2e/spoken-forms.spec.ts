import { siteOrigin } from '@clairmemoire/domain/site-host'
import { Filler, type PickOptions } from './every-choice/filler.ts'
import { formOfEachScreen } from './every-choice/forms.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { installReader, spokenDefects } from './spoken/spoken-defects.ts'

const first: PickOptions = (_, options) => options.slice(0, 1)

// The texts are compared with what is on screen, so one form of each screen is enough.
for (const { site, path, stage, start } of formOfEachScreen(1))
  test.describe(`${path} in ${site}: ${start ?? 'the form'}`, () => {
    test.use({ site })

    test('a screen reader says the heading, questions, fields and errors of each step', async ({ page }) => {
      await installReader(page)
      await openInteractive(page, new URL(path, siteOrigin(site, 'production')).href)
      const main = page.getByRole('main')
      await (start ? main.getByRole('button', { name: start }) : main.locator('button.button--primary')).first().click()
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${stage}"`)
      const email = `spoken-${crypto.randomUUID()}@visitor.example`
      const filler = new Filler(page, site, first, email, async () => {
        expect.soft(await spokenDefects(page), `at ${page.url()}`).toEqual([])
      })
      await filler.finish(`${new URL(page.url()).pathname} ${stage}`)
    })
  })
