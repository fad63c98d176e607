import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

/** In a page, before its first script: takes away what one of the oldest browsers of `.browserslistrc` does not have. */
function becomeOlder() {
  const take = (owner: object | undefined, ...names: readonly (string | symbol)[]) => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
  }
  const copies = ['toSorted', 'toReversed', 'toSpliced', 'with']
  take(Array.prototype, ...copies)
  take(Object.getPrototypeOf(Uint8Array.prototype), ...copies)
  take(Array, 'fromAsync')
  take(Object, 'groupBy')
  take(Map, 'groupBy')
  take(Promise, 'withResolvers', 'try')
  take(URL, 'canParse', 'parse')
  take(AbortSignal, 'timeout', 'any')
  take(String.prototype, 'isWellFormed', 'toWellFormed')
  take(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength')
  take(ReadableStream.prototype, Symbol.asyncIterator)
  take(RegExp, 'escape')
  take(Response, 'json')
  const sets = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']
  take(Set.prototype, ...sets, 'isDisjointFrom')
  const helpers = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']
  take(Object.getPrototypeOf(Object.getPrototypeOf([].values())), ...helpers)
  take(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover')
  take(HTMLInputElement.prototype, 'showPicker')
  take(Element.prototype, 'checkVisibility', 'setHTMLUnsafe', 'getHTML')
  take(Document.prototype, 'startViewTransition')
  take(window, 'Iterator', 'requestIdleCallback', 'scheduler', 'navigation', 'CompressionStream')
}

test.describe('in one of the oldest browsers', () => {
  test.use({ site: 'fr' })

  test('the finder leads to a call', { tag: '@smoke' }, async ({ page }) => {
    await page.addInitScript(becomeOlder)
    const visitor = new Visitor(page, 'fr')
    const { words } = visitor
    await visitor.match('fr')
    expect(await page.evaluate(() => 'Iterator' in window || 'toReversed' in [])).toBe(false)
    await visitor.prepareRequest({
      firstName: 'Jo',
      lastName: 'Vial',
      // Kept for fiction.
      phone: '(202) 555-0142',
      email: 'older-browser@visitor.example',
    })
    await visitor.press(words.send)
    await visitor.expectPage(words.thanks)
  })
})
