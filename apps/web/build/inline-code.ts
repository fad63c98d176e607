/** Fails on code that the content security policy would block: an inline script, a style attribute, an event attribute (R0-19). */
export function refuseInlineCode(url: string, html: string): void {
  const found = [
    /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i,
    /<style\b[^>]*>/i,
    /<[a-z][^>]*\sstyle="[^"]*"/i,
    /<[a-z][^>]*\son[a-z]+="[^"]*"/i,
  ].flatMap((pattern) => pattern.exec(html)?.[0] ?? [])
  if (found.length > 0)
    throw new Error(`${url} carries code that the content security policy blocks: ${found.join(' ')}`)
}
