/** What a statement takes from a release that does not know of it. */
export interface Contracting {
  table: string
  /** None where it concerns the whole table. */
  column: string | undefined
  /** No longer there, to be written from now on, or empty where it never was. */
  becomes: 'gone' | 'required' | 'empty'
  instead: string
}

/** Anything else is refused: it is to be put in other words, or its kind added here. */
const expanding = [
  'CREATE (UNLOGGED )?TABLE',
  'CREATE (TYPE|SEQUENCE|SCHEMA)',
  'CREATE (UNIQUE )?INDEX',
  'DROP INDEX CONCURRENTLY IF EXISTS',
  'ALTER TABLE <name> ADD COLUMN',
  'ALTER TABLE <name> ADD CONSTRAINT',
  'ALTER TABLE <name> ALTER COLUMN <name> SET DEFAULT',
  'ALTER TABLE <name> DROP CONSTRAINT',
  'ALTER TYPE <name> ADD VALUE',
  'INSERT INTO',
  'UPDATE',
]

const otherName = 'Add the new name, write both, and take the old one away a release later.'
const later = 'Take it away a release after the last one that uses it.'
const always = 'Require it a release after the first one that always writes it so.'

/** `<name>` stands for a name; the first is the table, the second its column. */
const contracting = [
  ['ALTER TABLE <name> RENAME COLUMN <name>', 'gone', otherName],
  ['ALTER TABLE <name> RENAME TO', 'gone', otherName],
  ['ALTER TABLE <name> DROP COLUMN (?:IF EXISTS )?<name>', 'gone', later],
  [
    'ALTER TABLE <name> ALTER COLUMN <name> (?:SET DATA )?TYPE',
    'gone',
    'Add a column of the new type, and go on as with a new name.',
  ],
  ['DROP TABLE (?:IF EXISTS )?<name>', 'gone', later],
  ['(?:DELETE FROM|TRUNCATE(?: TABLE)?) <name>', 'gone', later],
  ['ALTER TABLE <name> ALTER COLUMN <name> SET NOT NULL', 'required', always],
  ['ALTER TABLE <name> ALTER COLUMN <name> DROP DEFAULT', 'required', always],
  ['ALTER TABLE <name> ADD CONSTRAINT \\S+ (?:UNIQUE|CHECK|FOREIGN KEY|PRIMARY KEY)', 'required', always],
  ['CREATE UNIQUE INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?\\S+ ON <name>', 'required', always],
  [
    'ALTER TABLE <name> ALTER COLUMN <name> DROP NOT NULL',
    'empty',
    'Leave it out a release after the first one that can read rows without it.',
  ],
] as const

const patternOf = (words: string) =>
  new RegExp(`^${words.replaceAll('<name>', '(?:"?public"?\\.)?"?(\\w+)"?')}\\b`.replaceAll(' ', '\\s+'), 'i')

const expandingPatterns = expanding.map(patternOf)
const contractingPatterns = contracting.map(([words, becomes, instead]) => ({
  pattern: patternOf(words),
  becomes,
  instead,
}))

export function contractingOf(statement: string): Contracting | undefined {
  for (const { pattern, becomes, instead } of contractingPatterns) {
    const [, table, column] = pattern.exec(statement) ?? []
    if (table !== undefined) return { table, column, becomes, instead }
  }
  return undefined
}

export function isExpanding(statement: string): boolean {
  return expandingPatterns.some((pattern) => pattern.test(statement))
}

/** The table that a statement makes. */
export function tableMadeBy(statement: string): string | undefined {
  return patternOf('CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?<name>').exec(statement)?.[1]
}

/** Why a statement stops those who work in a table that has rows, and what to write instead. */
export function obstacleOf(statement: string): { table: string; instead: string } | undefined {
  const [, indexed] =
    patternOf('CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(?:IF NOT EXISTS )?\\S+ ON <name>').exec(statement) ?? []
  if (indexed !== undefined) {
    return {
      table: indexed,
      instead:
        'Make it CONCURRENTLY, in a file of its own, after a DROP INDEX CONCURRENTLY IF EXISTS of the same name.',
    }
  }
  const [, table] = patternOf('ALTER TABLE <name> ADD COLUMN').exec(statement) ?? []
  if (table === undefined || !/\bNOT\s+NULL\b/i.test(statement) || /\b(DEFAULT|GENERATED)\b/i.test(statement))
    return undefined
  return { table, instead: 'Let the column be empty, or give it a default.' }
}
