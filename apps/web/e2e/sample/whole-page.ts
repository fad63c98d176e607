/** Checks of an accessibility audit. Each function runs in the page and returns the defects that it finds in the markup. */

/** Finds audio, video, embedded pages and moving text, because the site uses none of them. */
export function mediaAndFrames(): string[] {
  const found = document.querySelectorAll('iframe, frame, audio, video, canvas, object, embed, area, marquee, blink')
  return [...found].map(({ outerHTML }) => outerHTML.slice(0, 80))
}

export function unnamedDrawings(): string[] {
  const drawings = [...document.querySelectorAll('img, svg, [role=img]')]
  const isHidden = (drawing: Element) => drawing.closest('[aria-hidden=true]') !== null
  const isEmpty = (drawing: Element) => drawing.getAttribute('alt') === ''
  const isNamed = (drawing: Element) =>
    drawing.hasAttribute('aria-label') ||
    drawing.hasAttribute('aria-labelledby') ||
    Boolean(drawing.getAttribute('alt'))
  return drawings
    .filter((drawing) => !isHidden(drawing) && !isEmpty(drawing) && !isNamed(drawing))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

export function tablesWithoutHeaders(): string[] {
  return [...document.querySelectorAll('table')]
    .filter((table) => !table.caption?.textContent || [...table.querySelectorAll('th')].some((th) => !th.scope))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Finds elements and attributes that only change the look, and words with a space between their letters. */
export function presentationalMarkup(): string[] {
  const elements = 'font, center, big, basefont, strike, tt, u'
  const attributes = '[align], [bgcolor], [background], [border], [cellpadding], [hspace], [vspace], [valign]'
  const spaced = /\b(?:\p{L} ){4,}\p{L}\b/u
  return [
    ...[...document.querySelectorAll(`${elements}, ${attributes}`)].map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ...(spaced.exec(document.body.innerText) ?? []),
  ]
}

export function idsUsedTwice(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

/** Finds fields about the person without the `autocomplete` token that browsers need (WCAG 1.3.5). */
export function fieldsWithoutPurpose(): string[] {
  const personal = /name|nom|mail|phone|tel|password|postal|birth/i
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=radio], [type=checkbox])')]
    .filter(({ type, name, id, autocomplete }) => personal.test(`${type} ${name} ${id}`) && !autocomplete)
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** Finds radio buttons and checkboxes that are not in a named group. A checkbox on its own needs no group. */
export function choicesWithoutGroup(): string[] {
  const choices = [...document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')]
  const isAlone = ({ type, name }: HTMLInputElement) =>
    type === 'checkbox' && choices.filter((other) => other.name === name).length === 1
  const isNamed = (group: Element | null) =>
    group !== null &&
    (group.hasAttribute('aria-label') ||
      group.hasAttribute('aria-labelledby') ||
      Boolean(group.querySelector('legend')))
  return choices
    .filter((choice) => !isAlone(choice) && !isNamed(choice.closest('fieldset, [role=radiogroup], [role=group]')))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Finds fields that are marked as invalid but have no error text. */
export function errorsWithoutText(): string[] {
  return [...document.querySelectorAll('[aria-invalid=true]')]
    .filter((field) => {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
      return !ids.some((id) => document.getElementById(id)?.textContent)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Finds links inside a sentence that differ from the words around them only by color. */
export function linksByColourAlone(): string[] {
  return [...document.querySelectorAll('p a[href], li a[href]')]
    .filter((link) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{3}/u.test(node.textContent ?? ''),
      ),
    )
    .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Finds texts of four or more words in which the function words of the other language outnumber those of the declared language. */
export function otherLanguage(): string[] {
  const functionWords: Record<string, RegExp> = {
    fr: /(?<!\p{L})(?:le|la|les|des|une|est|et|vous|nous|pour|dans|que|qui|du|au|avec|sur|pas)(?!\p{L})/giu,
    en: /(?<!\p{L})(?:the|and|of|you|we|is|are|for|with|to|in|that|your|our|not|it)(?!\p{L})/giu,
  }
  const count = (text: string, words: RegExp | undefined) => (words ? (text.match(words) ?? []).length : 0)
  return [...document.querySelectorAll<HTMLElement>('p, li, dt, dd, a, button, label, legend, summary, h1, h2, h3, h4')]
    .filter((element) => !element.querySelector('p, li, dd, [lang]'))
    .filter((element) => {
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ')
      const language = element.closest<HTMLElement>('[lang]')?.lang === 'en' ? 'en' : 'fr'
      return (
        text.split(' ').length > 3 &&
        count(text, functionWords[language === 'en' ? 'fr' : 'en']) > count(text, functionWords[language])
      )
    })
    .map(({ textContent }) => (textContent ?? '').slice(0, 80))
}

/** Finds links that open another window or an office file. */
export function otherWindowsAndFiles(): string[] {
  const files = /\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|odp|epub)(?:$|[?#])/i
  return [...document.querySelectorAll('[target], a[href]')]
    .filter((link) => link.hasAttribute('target') || files.test(link.getAttribute('href') ?? ''))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Finds running animations that last more than five seconds, and automatic reloads of the page. */
export function longAnimations(): string[] {
  const refresh = [...document.querySelectorAll('meta[http-equiv=refresh]')].map(({ outerHTML }) => outerHTML)
  const endless = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime
    return typeof end === 'number' && end > 5_000 && animation.playState === 'running'
  })
  return [...refresh, ...endless.map((animation) => (animation as CSSAnimation).animationName)]
}

/** Finds text that is cut off, and checks that the page does not scroll sideways. */
export function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const isHidden = element.clientHeight <= 1 || !element.checkVisibility() || position === 'absolute'
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return (
      !isHidden &&
      ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)) &&
      Boolean(element.innerText)
    )
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...cut.map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 40)}`),
  ]
}

/** Finds controls whose accessible name does not contain their visible text (WCAG 2.5.3). */
export function namesWithoutLabel(): string[] {
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ??
    (control.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  return [...document.querySelectorAll<HTMLElement>(':is(a, button, input, select, textarea, summary)')]
    .filter((control) => control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby'))
    .filter((control) => !plain(nameOf(control)).includes(plain(control.innerText)))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Every page needs a visible link to the home page before its main content, and a telephone link. Returns the missing ones. */
export function missingWaysOut(): string[] {
  const main = document.querySelector('main')
  const isBefore = (link: Element) =>
    main !== null && (link.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const home = [...document.querySelectorAll('a[href="/"]')].some((link) => isBefore(link) && link.checkVisibility())
  const phone = document.querySelector('a[href^="tel:"]')
  return [...(home ? [] : ['no way home']), ...(phone ? [] : ['no telephone'])]
}

/**
 * Finds links in list items and definitions, even within a sentence, and buttons of explained words that are less than 44 pixels high. In
 * the compact layout of the desk the minimum is 40 pixels (ADR 0060).
 */
export function smallListLinks(): string[] {
  const smallest = (link: Element) => (link.closest('.compact') ? 40 : 44)
  return [...document.querySelectorAll<HTMLElement>('main :is(li, dd) a[href], main .explained-word > button')]
    .filter((link) => link.checkVisibility() && link.getClientRects().length === 1)
    .filter((link) => link.getBoundingClientRect().height < smallest(link) - 0.5)
    .map(
      (link) =>
        `${(link.ariaLabel ?? link.innerText).slice(0, 40)}: ${Math.round(link.getBoundingClientRect().height)} px`,
    )
}

/** Finds text at the top of the page that another element covers. */
export function coveredText(): string[] {
  window.scrollTo(0, 0)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (words.nextNode()) {
    const { currentNode } = words
    const parent = currentNode.parentElement
    // Text with a clip path is visible only to screen readers.
    if (parent && getComputedStyle(parent).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    for (const { left, top, width, height } of range.getClientRects()) {
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSame =
        !parent || !there || parent.contains(there) || there.contains(parent) || parent.matches('.skip-link')
      const isOwnInput = there?.closest('label')?.contains(parent)
      if (width > 2 && height > 2 && !isSame && !isOwnInput && parent.checkVisibility())
        covered.push(`${currentNode.textContent?.slice(0, 40)} is under ${there.tagName}.${there.className}`)
    }
  }
  return covered
}
