import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

export interface ImportViolation {
  rule: string
  from: string
  to: string
}

/** Returns every forbidden import in `baseDir`, a folder with the same structure as this repository. */
export async function importViolations(baseDir: string, folders: readonly string[]): Promise<ImportViolation[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: importRules.map((rule) => ({ ...rule, severity: 'error' })) },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|storybook-static|reports|generated/routeTree)|\\.(css|po)$' },
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.d.ts', '.json'],
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
      alias: { '#': path.join(baseDir, 'apps/web/src') },
    },
  )
  if (typeof output === 'string') throw new Error('The module graph came as a report instead of data.')
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}
