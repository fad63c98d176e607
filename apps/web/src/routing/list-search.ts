/**
 * What of an address chooses what a list shows: names with short values. Nothing that somebody wrote, nothing of a campaign,
 * and never a whole postal code.
 */
export function listSearch(search: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      /^[a-z][a-z\d-]{1,39}$/.test(name) && /^\w{1,4}$/.test(String(value)) ? [[name, String(value)]] : [],
    ),
  )
}
