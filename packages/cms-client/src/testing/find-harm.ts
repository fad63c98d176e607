const links = new Set(['url', 'href', 'link'])
// This rule does not use the client's own, so that it finds mistakes in it.
const harmless = /^(?:https:\/\/|mailto:|tel:|sms:|\/(?![/\\]))[^\s\p{C}\\]*$/u
const names = setOf(`type level format children text bold italic image url alt width height kind title items people
  question answer tone action label href caption articles slug description topics publishedOn reviewedOn nextReview
  readingMinutes sample drawing author reviewer related short sources body blocks
  summary updatedOn version approval authority reference approvedOn hash introduction questionsToAsk page checkedOn sponsor phase
  durationMonths participants countries whatItTests whatHappens visits when place tags hours placebo receive of
  partner partnerTime medicines sideEffects costs goodToKnow closed reason since results source name role portrait term groups entries link`)
const kinds = setOf(`paragraph heading list list-item quote image text link lead steps cards people questions notice
  call-to-action figure related-articles pillars easy-read`)

/** Everything in a document that a page might execute or that may lead elsewhere: unknown fields, kinds of nodes and links. */
export function findHarm(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => findHarm(part, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const inherited = Object.getPrototypeOf(value) === Object.prototype ? [] : [`${path} inherits`]
  return inherited.concat(
    Object.entries(value).flatMap(([name, part]) => {
      const pathOfPart = `${path}.${name}`
      const isBadLink = links.has(name) && (typeof part !== 'string' || !harmless.test(part))
      const isBadKind = (name === 'type' || name === 'kind') && !kinds.has(String(part))
      return !names.has(name) || isBadLink || isBadKind ? [pathOfPart] : findHarm(part, pathOfPart)
    }),
  )
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
