import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a release does to the database, kept when it is released. */
export interface RecordedRelease {
  version: string
  /** The name of its last migration. */
  migration: string
  /** The version of the tables of pg-boss. */
  jobTables: number
  statements: readonly TypedStatement[]
  signup: RecordedSignup
}

export interface TypedStatement {
  text: string
  /** Types of its parameters and of what it answers, as PostgreSQL names them. */
  parameters: readonly string[]
  results: readonly string[]
}

/** Somebody made up who signs up, reads their request and changes it. */
export interface RecordedSignup {
  id: string
  /** The key of the private link. */
  link: string
  signsUp: readonly SentStatement[]
  reads: readonly SentStatement[]
  changes: readonly SentStatement[]
}

export interface SentStatement {
  text: string
  values: readonly unknown[]
  /** How many rows it returned or changed. */
  rows: number | null
}

const folder = join(import.meta.dirname, '../../released')
const files = {
  release: join(folder, 'release.json'),
  statements: join(folder, 'statements.sql'),
  signup: join(folder, 'signup.json'),
}

const between = '\n--> next\n'

export async function lastRelease(): Promise<RecordedRelease> {
  const [release, statements, signup] = await Promise.all(Object.values(files).map((file) => readFile(file, 'utf8')))
  return {
    ...JSON.parse(release ?? ''),
    statements: (statements ?? '').trimEnd().split(between).map(readStatement),
    signup: JSON.parse(signup ?? ''),
  }
}

export async function keepRelease({ statements, signup, ...release }: RecordedRelease): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(files.release, asJson(release))
  await writeFile(files.statements, `${statements.map(writtenStatement).join(between)}\n`)
  await writeFile(files.signup, asJson(signup))
}

/** The first line of each: `-- parameters -> results`. */
function writtenStatement({ text, parameters, results }: TypedStatement): string {
  return `-- ${parameters.join(', ')} -> ${results.join(', ')}\n${text}`
}

function readStatement(written: string): TypedStatement {
  const end = written.indexOf('\n')
  const [parameters = [], results = []] = written
    .slice('-- '.length, end)
    .split(' -> ')
    .map((types) => types.split(', ').filter((type) => type !== ''))
  return { text: written.slice(end + 1), parameters, results }
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
