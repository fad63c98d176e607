/**
 * What of an address chooses what a list shows: names with short values. Nothing that somebody wrote, nothing of a campaign,
 * and never a whole postal code.
 */
export function listSearch(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const chosen = Object.entries(search).filter(([name, value]) =>
    /^[a-z\d-]{2,40} \w{1,4}$/.test(`${name} ${String(value)}`),
  )
  return Object.fromEntries(chosen) as Record<string, string>
}
