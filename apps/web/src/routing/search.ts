/** Parses a query into texts: `?page=2` is `{ page: '2' }`. Each route interprets them. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Returns the query with its `?`, or an empty text. */
export function stringifySearch(search: Readonly<Record<string, string | number | undefined>>): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : ''
}
