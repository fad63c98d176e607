/**
 * What of an address chooses what a list shows: short names with short values. Nothing that somebody wrote, nothing of a campaign,
 * and never a whole postal code.
 */
export function listSearch(search: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      /^[a-z]{2,4}$/.test(name) && /^\w{1,4}$/.test(String(value)) ? [[name, String(value)]] : [],
    ),
  )
}
