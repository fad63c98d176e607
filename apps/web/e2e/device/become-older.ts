/** Runs before the first script of a page. Removes features that one of the oldest browsers of `.browserslistrc` lacks. */
export function becomeOlder() {
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
