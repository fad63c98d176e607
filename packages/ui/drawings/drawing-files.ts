import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawings } from './drawings.ts'

export const drawingsFolder = path.join(import.meta.dirname, '../src/drawing/files')

/** The content of each file by its name. */
export const drawingFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, drawing]) => [
    `${name}.svg`,
    `${renderToStaticMarkup(createElement(drawing))}\n`,
  ]),
)
