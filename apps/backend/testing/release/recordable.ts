const command = /^(?:\s|--.*\n)*(select|insert|update|delete|with)\b/i

/** What migrations, locks and the making of the tables of pg-boss are about; no release asks it of the next one’s tables. */
const ofTheStart = /pg_(try_)?advisory|drizzle\.|pg_settings|pg_prepared|current_setting/

/**
 * The statements of a text that read or write rows, each once. pg-boss sends several together, in a transaction that begins
 * with a lock.
 */
export function recordable(texts: readonly string[]): string[] {
  const single = texts.flatMap((text) => (/^\s*begin\s*;/i.test(text) ? partsOf(text) : [text]))
  const kept = single
    .map((text) => text.trim().replace(/;$/, ''))
    .filter((text) => command.test(text) && !ofTheStart.test(text))
  return [...new Set(kept)].toSorted()
}

/** None of a text that makes tables: its functions have parts of their own. */
function partsOf(text: string): string[] {
  return text.includes('$$') || /\bcreate (table|schema)\b/i.test(text) ? [] : text.split(';')
}
