import type { Schema, Setting } from './schema.ts'

/** The settings of these schemas as a table in Markdown, each once: a name with * is needed in production. */
export function settingsTable(schemas: readonly Schema[]): string {
  const settings = new Set(schemas.flatMap((schema) => Object.values(schema)))
  return ['| setting | default | meaning |', '|---|---|---|', ...[...settings].map(row)].join('\n')
}

function row({ name, default: otherwise, standIn = '–', neededInProduction, meaning }: Setting): string {
  const mark = neededInProduction ? ' *' : ''
  return `| \`${name}\`${mark} | ${otherwise === undefined ? standIn : `\`${otherwise}\``} | ${meaning} |`
}
