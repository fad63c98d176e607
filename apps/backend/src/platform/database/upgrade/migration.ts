/** One file of migrations. */
export interface Migration {
  /** The name of its file without `.sql`; they follow each other in this order. */
  tag: string
  /** Milliseconds since 1970, by which the database knows what it has. */
  at: number
  /** SHA-256 of the file, in hexadecimal. */
  hash: string
  statements: readonly string[]
  contractions: readonly Contraction[]
}

/** What a migration takes away. */
export interface Contraction {
  /** A table, or one of its columns as "table.column". */
  what: string
  /** The first release that neither reads nor writes it, or that always writes what becomes required. */
  unusedSince: string
}

const contractionLine = /^-- contracts: ([a-z_]+(?:\.[a-z_]+)?), unused since (\d+\.\d+\.\d+)$/

/** The parts of a file as they are sent, one after the other; those that hold nothing but comments are left out. */
export function statementsOf(text: string): string[] {
  return text
    .split('--> statement-breakpoint')
    .map((part) => part.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
}

/** Those that the first lines of a file declare. */
export function contractionsOf(text: string): Contraction[] {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('--'))
  return lines.slice(0, end === -1 ? undefined : end).flatMap((line) => {
    const [, what, unusedSince] = contractionLine.exec(line.trimEnd()) ?? []
    return what === undefined || unusedSince === undefined ? [] : [{ what, unusedSince }]
  })
}
