import { rmSync } from 'node:fs'
import path from 'node:path'
import { unloadedCatalogs } from './unloaded-catalogs.ts'

// Lingui writes a catalog in each language for each feature; it is empty where the feature's pages exist in only one language.
for (const catalog of unloadedCatalogs(path.join(import.meta.dirname, '../src'))) rmSync(catalog)
