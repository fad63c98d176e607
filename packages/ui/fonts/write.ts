import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { faces, fontsFolder, subset } from './subset.ts'

for (const [name, face] of Object.entries(faces)) await writeFile(path.join(fontsFolder, name), await subset(face))
