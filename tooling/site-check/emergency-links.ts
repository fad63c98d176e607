import { type Country, countries, emergencyNumbers } from '@clairmemoire/domain/country'
import { type HTMLElement, parse } from 'node-html-parser'

const namesOf: Readonly<Record<Country, RegExp>> = { FR: /\b[EI]n France/, US: /United States|États-Unis/ }

const numbersOf = (country: Country): readonly string[] => Object.values(emergencyNumbers[country]).flat()

/** Returns all links to emergency numbers of any country, in the order of the page. */
export function emergencyLinks(html: string) {
  const known = new Set(countries.flatMap(numbersOf))
  return parse(html)
    .querySelectorAll('a[href^="tel:"], a[href^="sms:"]')
    .map((link) => ({ link, number: link.getAttribute('href')?.replace(/^\w+:/, '') ?? '' }))
    .filter(({ number }) => known.has(number))
}

/** Returns the emergency numbers of another country if neither their sentence nor a heading above names that country. */
export function misleadingNumbers(html: string, country: Country): readonly string[] {
  const others = countries.filter((other) => other !== country)
  return emergencyLinks(html).flatMap(({ link, number }) => {
    if (numbersOf(country).includes(number)) return []
    const parts = ancestorsOf(link).slice(0, -1)
    const isNamed = others.some(
      (other) => numbersOf(other).includes(number) && parts.some(({ text }) => namesOf[other].test(text)),
    )
    return isNamed ? [] : [number]
  })
}

/** The elements around an element, from its parent up to `main`. */
function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentNode
  return parent === null || element.rawTagName === 'main' ? [] : [parent, ...ancestorsOf(parent)]
}
