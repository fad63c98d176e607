import { mayRecruit } from '@clairmemoire/domain/study'
import { expectAccessible } from './accessibility.ts'
import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { pagesOnPaper } from './pages-on-paper.ts'
import { studiesOfSite } from './studies.ts'

const paths = {
  fr: ({ slug }: { slug: string }) => `/essais-cliniques/${slug}`,
  en: ({ slug }: { slug: string }) => `/clinical-trials/${slug}`,
}
const words = {
  fr: {
    print: 'Imprimer cette page, en une feuille',
    opened: 'Dois-je arrêter mes médicaments ?',
    fears: 'Ce qui peut inquiéter, et ce qu’il faut savoir',
    origin: 'Qui mène l’étude, et nos sources',
    onSheet: ['Vous pourriez participer si', 'Ce que nous demanderons pour vous'],
    poster: /affiche à imprimer/,
  },
  en: {
    print: 'Print this page on one sheet',
    opened: 'Do I have to stop my medicines?',
    fears: 'What may worry you, and what to know',
    origin: 'Who runs the study, and our sources',
    onSheet: ['You may be able to take part if', 'What we will ask for you'],
    poster: /poster to print/,
  },
}

for (const site of ['fr', 'en'] as const) {
  test.describe(`the page of a study (${site})`, () => {
    test.use({ site })
    const { print, opened, fears, origin, onSheet, poster } = words[site]

    // printed-sheets.spec.ts prints the sheet and the poster of every study.
    for (const study of studiesOfSite(site).slice(0, 1)) {
      test(`of ${study.name} shows an answer when its title is clicked, and prints on one sheet`, async ({ page }) => {
        await openInteractive(page, paths[site](study))
        const answer = page.locator('#medicines')
        await expect(answer).toBeHidden()
        await page.getByText(opened).click()
        await expect(answer).toBeVisible()
        // Suppresses the print dialog.
        await page.evaluate(() => Object.assign(window, { print: () => undefined }))
        await page.getByRole('button', { name: print }).press('Enter')
        expect(await pagesOnPaper(page, site)).toBe(1)
        // The PDF made the browser report the end of printing, so the button is pressed again.
        await page.getByRole('button', { name: print }).press('Enter')
        await page.emulateMedia({ media: 'print' })
        for (const name of onSheet) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: fears })).toBeHidden()
        await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
        await page.evaluate(() => dispatchEvent(new Event('afterprint')))
        await expect(page.getByRole('heading', { level: 2, name: fears })).toBeVisible()
      })
    }

    for (const study of studiesOfSite(site)
      .filter(({ status }) => mayRecruit(status))
      .slice(0, 1)) {
      test(`has a poster of ${study.name} for a waiting room, on one sheet`, async ({ page }) => {
        await openInteractive(page, paths[site](study))
        await page.getByText(origin).click()
        await page.getByRole('link', { name: poster }).press('Enter')
        await expect(page).toHaveURL(/poster$/)
        await expect(page.getByRole('img', { name: study.name })).toBeVisible()
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
        await expectAccessible(page)
        expect(await pagesOnPaper(page, site)).toBe(1)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
    }

    test('fits into 320 pixels and is accessible there', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const study of studiesOfSite(site)) {
        await openInteractive(page, paths[site](study))
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        await expectAccessible(page)
      }
    })
  })
}

test.describe('the answers stored on a device', () => {
  test.use({ site: 'en', viewport: { width: 320, height: 800 } })

  test('are compared with a study on its page, until they are erased', async ({ page }) => {
    const visitor = new Visitor(page, 'en')
    const [first, second, third, fourth, fifth] = matching.en
    if (!second || !third || !fourth || !fifth) throw new Error('The screening is too short.')
    await visitor.start(first.question)
    await visitor.answer([first, second, third, fourth], fifth.question)
    await openInteractive(page, '/clinical-trials/trailblazer')
    const own = page.getByRole('region', { name: 'This study and your answers' })
    await expect(own.getByText('Based on your answers: not met')).toHaveCount(1)
    await expect(own.getByText('Based on your answers: met').first()).toBeVisible()
    expect(page.url()).toMatch(/trailblazer$/)

    await page.evaluate(() => localStorage.clear())
    await openInteractive(page, '/clinical-trials/trailblazer')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(own).toHaveCount(0)
  })
})
