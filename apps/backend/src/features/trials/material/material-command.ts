import { isLocale } from '@clairmemoire/domain/locale'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { materialKey, studyMaterial } from './study-material.table.ts'
import { hashOfPassword } from './study-material.ts'

export interface MaterialInput {
  database: Database
  now: Date
  /** Whether a document of a study has this code. */
  isStudy: (code: string) => boolean
  readText: (file: string) => Promise<string>
  /** Reads the password from the standard input, not from an argument, so that no shell history contains it. */
  readPassword: () => Promise<string>
}

const usage = `pnpm material list
pnpm material set CODE fr|en FILE   (a title, an empty line, paragraphs; the password is read from the input)
pnpm material remove CODE
`
const minPassword = 10

/** Lists, stores and removes password-protected material of studies. */
export async function materialCommand(
  [action, code = '', locale = '', file]: string[],
  input: MaterialInput,
): Promise<string> {
  const { database, now } = input
  if (action === 'list') return list(database)
  if (action === 'remove' && code) {
    await endKeys(database, code)
    const removed = await database.delete(studyMaterial).where(eq(studyMaterial.trialCode, code)).returning()
    return removed.length > 0 ? `The material of ${code} is removed.\n` : `There is no material of ${code}.\n`
  }
  if (action !== 'set' || !file || !isLocale(locale)) return usage
  if (!input.isStudy(code)) throw new StartRefusal(`${code} is not a code of a study, such as MK2214.`)
  const [title = '', ...paragraphs] = (await input.readText(file))
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
  if (paragraphs.length === 0) throw new StartRefusal(`${file} needs a title, an empty line and a paragraph.`)
  const password = await input.readPassword()
  if (password.trim().length < minPassword)
    throw new StartRefusal(`The password needs ${minPassword} characters at least.`)
  const row = {
    trialCode: code,
    locale,
    title,
    paragraphs,
    passwordHash: await hashOfPassword(password),
    changedAt: now,
  }
  await database
    .insert(studyMaterial)
    .values(row)
    .onConflictDoUpdate({ target: [studyMaterial.trialCode, studyMaterial.locale], set: row })
  await database.update(studyMaterial).set({ passwordHash: row.passwordHash }).where(eq(studyMaterial.trialCode, code))
  await endKeys(database, code)
  return `The material of ${code} in ${locale} is stored, and opens with this password in every language.\n`
}

/** Deletes the keys of a study's material, so that an earlier password no longer gives access. */
async function endKeys(database: Database, code: string): Promise<void> {
  await database.delete(materialKey).where(eq(materialKey.trialCode, code))
}

async function list(database: Database): Promise<string> {
  const rows = await database.select().from(studyMaterial).orderBy(studyMaterial.trialCode, studyMaterial.locale)
  return (
    rows.map(({ trialCode, locale, title }) => `${trialCode} ${locale} ${title}\n`).join('') ||
    'There is no material.\n'
  )
}
