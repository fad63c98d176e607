/** The part of the virtual screen reader's API that the tests use. */
export interface Reader {
  activeNode: Node | null
  start: (options: { container: Node }) => Promise<void>
  stop: () => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
}

/** Runs in the page. Compares the virtual screen reader's phrases for the main part with the visible text. */
export async function speechDefects(address: string): Promise<string[]> {
  const { virtual }: { virtual: Reader } = await import(address)
  const main = document.querySelector('main')
  if (!main) return ['no main part']
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const phrases = new Map<Node, string>()
  await virtual.start({ container: main })
  do {
    const phrase = plain(await virtual.lastSpokenPhrase())
    if (virtual.activeNode && !phrase.startsWith('end of ')) phrases.set(virtual.activeNode, phrase)
    await virtual.next()
  } while (virtual.activeNode && virtual.activeNode !== main)
  await virtual.stop()

  const faults: string[] = []
  const expectSpoken = (node: Element, words: string | null | undefined, what: string) => {
    const phrase = phrases.get(node)
    // The screen reader omits some spaces between elements, so spaces are ignored.
    const close = (text: string) => text.replaceAll(' ', '')
    const isSpoken = phrase !== undefined && plain(words) !== '' && close(phrase).includes(close(plain(words)))
    if (!isSpoken) faults.push(`${what} “${plain(words)}” is not said with ${node.nodeName}: ${phrase}`)
  }
  /** Returns the text of an element without the parts that are hidden from a screen reader. */
  const spokenIn = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
    return copy?.textContent
  }
  const describe = (node: Element) => {
    for (const id of (node.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
      expectSpoken(node, document.getElementById(id)?.textContent, 'the description')
  }
  const frameOf = (field: Element) => field.closest('fieldset, [role=group], [role=radiogroup]')

  const heading = main.querySelector('h1')
  if (!heading || phrases.get(heading) !== `heading, ${plain(heading.textContent)}, level 1`)
    faults.push(`the heading is said as ${heading && phrases.get(heading)}`)
  const isShown = (element: HTMLElement) => element.checkVisibility() && element.tabIndex >= 0
  const fields = [...main.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')].filter(isShown)
  for (const field of fields) {
    expectSpoken(
      field,
      spokenIn(field.labels?.[0]?.querySelector('.choice__label, .field__name') ?? field.labels?.[0]),
      'the label',
    )
    describe(field)
    if (field.type !== 'radio' && field.type !== 'checkbox') continue
    if (!/, (not )?checked/.test(phrases.get(field) ?? ''))
      faults.push(`not said whether ${phrases.get(field)} is checked`)
    const group = frameOf(field)
    if (group) expectSpoken(group, group.querySelector('legend')?.textContent, 'the question')
    else if (fields.filter(({ name }) => name === field.name).length > 1) faults.push(`${field.name} is in no group`)
  }
  for (const group of new Set(fields.map(frameOf))) if (group) describe(group)
  for (const control of [...main.querySelectorAll<HTMLElement>('button, a[href], summary')].filter(isShown))
    expectSpoken(control, control.textContent, 'the name')

  const lines = [...main.querySelectorAll<HTMLAnchorElement>('.error-summary a')]
  for (const { hash, textContent } of lines) {
    const field = document.getElementById(hash.slice(1))
    const wrong = [field, field && frameOf(field)].filter((node) => node !== null)
    const phrase = wrong.map((node) => phrases.get(node) ?? '').join(' ')
    if (!phrase.includes(plain(textContent)) || !phrase.includes('invalid'))
      faults.push(`the error “${plain(textContent)}” is not said with its field: ${phrase}`)
  }
  return faults
}
