import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

/** Runs before the first script of a page. Wraps every text in elements, as the translations of Chrome and Safari do. */
function translateAll() {
  const isDone = ({ parentElement }: Node) => parentElement?.closest('font, script, style, title') !== null
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && !isDone(node)) texts.push(node)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  document.addEventListener('interactive', () => {
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translate(target)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

test.describe('on a page that the browser translates', () => {
  test.use({ site: 'fr' })

  test('the finder leads to a call, and nothing that was typed is lost', async ({ page, browserErrors }) => {
    await page.addInitScript(translateAll)
    const visitor = new Visitor(page, 'fr')
    const { words } = visitor
    await visitor.match('fr')
    expect(await page.locator('main font').count()).toBeGreaterThan(0)
    await visitor.bookCall()
    await visitor.chooseSlot(words.whoToCall)
    await visitor.choose(words.callMe, words.reachYou)
    await visitor.press(words.continue)
    await expect(page.getByRole('heading', { name: words.problem })).toBeVisible()
    const details = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142', email: 'translated@visitor.example' }
    await visitor.giveContactDetails(details, words.agreeToCall)
    await visitor.agree(words.checkRequest)
    await visitor.press(words.send)
    await visitor.expectPage(words.thanks)
    // React finds texts that differ from those that the server rendered, so it logs an error and renders the page again.
    expect(browserErrors.splice(0).filter((error) => !error.includes('React error #418'))).toEqual([])
  })
})
