import { typedCode } from '../typed-text/typed-text.ts'

/** A top-level domain begins with a letter, so that the number of a computer is no domain. */
const plain =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/i

const longest = 254
const maxLocalPart = 64

/** The platform's own reading of host names (UTS 46), in browsers and in Node alike. */
declare const URL: { canParse: (text: string) => boolean; new (text: string): { hostname: string } }

/** What is copied along with an address: brackets or quotation marks around it, the name of a link, the end of a sentence. */
const copied = /^[<‹«⟨("“]?\s?(?:mailto:)?([^<>‹›«»⟨⟩()"“”\s]*[^<>‹›«»⟨⟩()"“”\s.,;])[.,;]?\s?[>›»⟩)"”]?[.,;]?$/i

/**
 * One plain address in the form in which it is written to, or undefined: no name, no comma, no control character, so that it
 * can stand in a mail header. A domain may be written in any script and is kept in ASCII; before the @ only ASCII is taken,
 * since many mail servers know no other. What is longer than any address is not looked at: names in other scripts take long to read.
 */
export function readEmailAddress(typed: string): string | undefined {
  if (typed.length > longest) return undefined
  const text = copied.exec(typedCode(typed))?.[1] ?? ''
  const at = text.lastIndexOf('@')
  const domain = asciiDomain(text.slice(at + 1))
  if (at <= 0 || at > maxLocalPart || domain === undefined) return undefined
  const address = `${text.slice(0, at)}@${domain}`
  return address.length <= longest && plain.test(address) ? address : undefined
}

function asciiDomain(domain: string): string | undefined {
  if (/^[a-z0-9.-]*$/i.test(domain)) return domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** The address by which mails to one person are counted: in lower case, without what follows a + before the @. */
export function mailbox(address: string): string {
  return address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
}
