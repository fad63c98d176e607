import { typedCode } from '../typed-text/typed-text.ts'

/** A top-level domain begins with a letter, so an IP address is refused. */
const plain =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/i

const maxLength = 254
const maxLocalPart = 64

/** The host name parser (UTS 46) of browsers and Node. */
declare const URL: { canParse: (text: string) => boolean; new (text: string): { hostname: string } }

/** An address, and what people copy along with it: brackets, quotation marks, the full stop of a sentence. */
const copied = /^[<‹«⟨("“]?\s?(?:mailto:)?([^<>‹›«»⟨⟩()"“”\s]*[^<>‹›«»⟨⟩()"“”\s.,;])[.,;]?\s?[>›»⟩)"”]?[.,;]?$/i

/**
 * Parses one plain address, or returns undefined: no display name, comma or control character, so it is safe in a mail header. An
 * internationalized domain is returned in ASCII; the local part must be ASCII, since many mail servers accept nothing else.
 * Longer input is refused before it is parsed, because host names in other scripts take long to parse.
 */
export function readEmailAddress(typed: string): string | undefined {
  if (typed.length > maxLength) return undefined
  const text = copied.exec(typedCode(typed))?.[1] ?? ''
  const at = text.lastIndexOf('@')
  const domain = asciiDomain(text.slice(at + 1))
  if (at <= 0 || at > maxLocalPart || domain === undefined) return undefined
  const address = `${text.slice(0, at)}@${domain}`
  return address.length <= maxLength && plain.test(address) ? address : undefined
}

function asciiDomain(domain: string): string | undefined {
  if (/^[a-z0-9.-]*$/i.test(domain)) return domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** The key by which mails to one person are counted: the address in lower case without its +tag. */
export function mailbox(address: string): string {
  return address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@')
}
